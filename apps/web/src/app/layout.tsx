import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { accountHints } from '../data/stores/account-hints.js';
import { closeAuthDialog, useAuthDialog } from '../data/stores/auth-dialog-store.js';
import { closeShareDialog, useShareDialog } from '../data/stores/share-dialog-store.js';
import { closeWishlistDialog, useWishlistDialog } from '../data/stores/wishlist-dialog-store.js';
import { useToasts } from '../ui/feedback/toasts.js';
import { setStorageAccount } from '../ui/memory/browser-memory.js';
import { storeHintsIn } from '../ui/memory/seen-hints.js';
import { useUser } from '../data/use-user.js';
import { closeWizard, useWizard } from '../data/stores/wizard-store.js';
import { ImportSavedOffer } from './account/import-saved-offer.js';
import { NewGroupGift } from './group-gifts/new-group-gift.js';
import { Footer } from './navigation/footer.js';
import { useIdeasAddress, usePageLocation } from './wizard/ideas-address.js';
import {
  loadToasterWithRetries,
  loadAddToWishlist,
  loadApi,
  loadSchemas,
  loadAuthDialog,
  loadShareDialog,
  loadWizard,
  whenIdle,
} from './lazy-parts.js';
import { LoadingRibbon } from '../ui/feedback/loading-ribbon.js';
import { NavigationBar } from './navigation/navigation-bar.js';
import { OfflineNote } from './offline-note.js';
import { paths } from './paths.js';
import { SkipLink } from './navigation/skip-link.js';
import { useScrollToTop } from './use-scroll-to-top.js';
import { useOauthReturn } from './account/use-oauth-return.js';
import { useLazyModule } from '../ui/feedback/use-lazy-module.js';
import { usePush } from './use-push.js';

const withFooter: readonly string[] = [paths.home, paths.terms, paths.privacy];

/** The layout of every screen, and the dialogs that any screen may open. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = usePageLocation();
  useEffect(() => whenIdle(loadToasterWithRetries, loadSchemas, loadApi, loadAuthDialog, loadWizard), []);
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
        <ImportSavedOffer />
        {children}
      </Box>
      {withFooter.includes(pathname) && <Footer />}
      <Dialogs />
      <Background />
    </Box>
  );
}

/** What happens without a view; separate, so that the answer about the session doesn't render the layout again. */
function Background() {
  useScrollToTop();
  useOauthReturn();
  usePush();
  useRememberedHints();
  return null;
}

const nothing = () => undefined;

/** Hints are shown once per account. */
function useRememberedHints() {
  const { user } = useUser();
  const account = user?.id ?? null;
  useEffect(() => {
    setStorageAccount(account);
    storeHintsIn(account === null ? null : accountHints());
  }, [account]);
}

/** Once opened, a dialog stays mounted, so that it can fade out and the wizard can hand over to its results. */
function Dialogs() {
  const { wizard, wizardOpen } = useWizardPart();
  const authOpen = useAuthDialog((state) => state.open);
  const shareOpen = useShareDialog((state) => state.open);
  const auth = useLazyModule(authOpen, loadAuthDialog, closeAuthDialog);
  const share = useLazyModule(shareOpen, loadShareDialog, closeShareDialog);
  const notifications = useLazyModule(
    useToasts((state) => state.toasts.length > 0),
    loadToasterWithRetries,
    nothing,
  );
  const onItsWay = (wizardOpen && !wizard) || (authOpen && !auth) || (shareOpen && !share);
  return (
    <>
      {onItsWay && <LoadingRibbon />}
      {wizard && <wizard.WizardFlow />}
      {auth && <auth.AuthDialog paths={paths} />}
      {share && <share.ShareDialog />}
      <WishlistPart />
      <NewGroupGift />
      {notifications && <notifications.Toaster />}
    </>
  );
}

/** Loads the choice of a wishlist once something is to be added. */
function WishlistPart() {
  const wanted = useWishlistDialog((state) => state.wish !== null);
  const part = useLazyModule(wanted, loadAddToWishlist, closeWishlistDialog);
  if (part) return <part.AddToWishlistDialog />;
  return wanted ? <LoadingRibbon /> : null;
}

/** Loads the wizard and its results. */
function useWizardPart() {
  const ideas = useIdeasAddress();
  const isAsked = useWizard((state) => state.open || state.requestedInput !== undefined);
  const wizardOpen = isAsked || ideas.key !== null;
  const wizard = useLazyModule(wizardOpen, loadWizard, isAsked ? closeWizard : ideas.close);
  return { wizard, wizardOpen };
}
