import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useAuthDialog } from '../shared/auth-dialog-store.js';
import { useToasts } from '../shared/toasts.js';
import { useWizard } from '../shared/wizard-store.js';
import { loadAuthDialog, loadToaster, loadWizard, whenIdle } from './lazy-parts.js';
import { NavigationBar } from './navigation-bar.js';
import { OfflineNote } from './offline-note.js';
import { SkipLink } from './skip-link.js';
import { useArrival } from './use-arrival.js';

const WizardFlow = lazy(async () => ({ default: (await loadWizard()).WizardFlow }));
const AuthDialog = lazy(async () => ({ default: (await loadAuthDialog()).AuthDialog }));
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** The frame of every screen, and the dialogs that any screen may open. */
export function Layout({ children }: { children: ReactNode }) {
  // Once opened, a dialog stays mounted, so that it can fade out and the wizard can hand over to its results.
  const wizardWanted = useOnceTrue(useWizard((state) => state.open));
  const authWanted = useOnceTrue(useAuthDialog((state) => state.open));
  const toasterWanted = useOnceTrue(useToasts((state) => state.toasts.length > 0));

  useArrival();
  useEffect(() => whenIdle(loadToaster, loadAuthDialog, loadWizard), []);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <NavigationBar />
      <OfflineNote />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}
      >
        {children}
      </Box>
      <Suspense>{wizardWanted && <WizardFlow />}</Suspense>
      <Suspense>{authWanted && <AuthDialog />}</Suspense>
      <Suspense>{toasterWanted && <Toaster />}</Suspense>
    </Box>
  );
}

function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
