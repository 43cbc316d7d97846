import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon, CloseIcon } from '../icons/icons.js';
import type { ShownToast } from './toast-list.js';
import { dismissToast, useToasts } from './toasts.js';

/** Shows one toast at a time. F8 focuses it, a swipe to the right dismisses it. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const shelf = useRef<HTMLDivElement>(null);
  useEffect(() => (shelf.current ? keepReadable(shelf.current) : undefined), []);
  useFocusBack(
    shelf,
    toasts.some(({ open }) => open),
  );
  return (
    <Toast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {createPortal(
        <div ref={shelf}>
          {toasts.map((toast) => (
            <OneToast key={toast.id} toast={toast} />
          ))}
          <Viewport hotkey={['F8']} label="Notifications ({hotkey})" />
        </div>,
        document.body,
      )}
    </Toast.Provider>
  );
}

/**
 * A dialog hides everything outside from screen readers and takes the focus back. Toasts report errors of dialogs, so
 * this keeps them readable, and hides focus changes by F8 from the dialog.
 */
function keepReadable(shelf: HTMLElement) {
  const stay = (event: Event) => event.stopPropagation();
  shelf.addEventListener('focusin', stay);
  const observer = new MutationObserver(() => shelf.removeAttribute('aria-hidden'));
  observer.observe(shelf, { attributeFilter: ['aria-hidden'] });
  shelf.removeAttribute('aria-hidden');
  return () => {
    shelf.removeEventListener('focusin', stay);
    observer.disconnect();
  };
}

/** After the last toast, the focus returns to where it was before F8. */
function useFocusBack(shelf: RefObject<HTMLElement | null>, shown: boolean) {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = shelf.current!;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [shelf]);
  useEffect(() => {
    if (!shown && shelf.current!.contains(document.activeElement)) cameFrom.current?.focus();
  }, [shelf, shown]);
}

function OneToast({ toast }: { toast: ShownToast }) {
  const bad = toast.variant === 'destructive';
  return (
    <Sheet
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      data-variant={toast.variant ?? 'default'}
      {...(toast.durationMs !== undefined && { duration: toast.durationMs })}
    >
      <Box
        aria-hidden
        sx={{ display: 'grid', placeItems: 'center', color: bad ? 'error.main' : 'secondary.main' }}
      >
        {bad ? <Exclamation /> : <CheckIcon />}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Toast.Title asChild>
          <Typography component="div" sx={{ fontWeight: 660 }}>
            {toast.title}
          </Typography>
        </Toast.Title>
        {toast.description && (
          <Toast.Description asChild>
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
              {toast.description}
            </Typography>
          </Toast.Description>
        )}
      </Box>
      {toast.action && (
        <Toast.Action asChild altText={toast.action.otherwise}>
          <Button size="small" variant="text" sx={{ flexShrink: 0 }} onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton aria-label="Close notification" size="small">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Toast.Close>
    </Sheet>
  );
}

const Exclamation = () => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
  >
    <path d="M12 5v9m0 4.5v.1" />
  </svg>
);

/**
 * Away from the buttons: those of dialogs are on the right, and on a phone at the bottom and, as those of the page, in
 * the bar at the top.
 */
const Viewport = styled(Toast.Viewport)(({ theme }) => ({
  position: 'fixed',
  left: 0,
  bottom: 0,
  // Above a bar with buttons at the bottom of a dialog.
  'body:has([data-bar]) &': { bottom: 72 },
  [theme.breakpoints.down('sm')]: {
    '&, body:has([data-bar]) &': { bottom: 'auto', top: 60 },
    // The unfolded menu is below the bar.
    'body:has(header [aria-expanded=true]) &': { bottom: 0, top: 'auto' },
  },
  zIndex: theme.zIndex.snackbar,
  width: 'min(420px, 100vw)',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  outline: 'none',
}));

const Sheet = styled(Toast.Root)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '14px 10px 14px 16px',
  borderRadius: 14,
  border: `1px solid ${theme.vars!.palette.divider}`,
  borderLeft: `6px solid ${theme.vars!.palette.secondary.main}`,
  backgroundColor: theme.vars!.palette.background.paper,
  boxShadow: '0 20px 44px -16px rgba(42, 20, 12, 0.4)',
  '&[data-variant="destructive"]': { borderLeftColor: theme.vars!.palette.error.main },
  '&[data-state="open"]': { animation: 'toast-in 0.3s ease-out' },
  '&[data-state="closed"]': { animation: 'toast-out 0.2s ease-in forwards' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform 0.2s ease-out' },
  '&[data-swipe="end"]': { animation: 'toast-swiped 0.15s ease-out forwards' },
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(16px)' } },
  '@keyframes toast-out': { to: { opacity: 0, transform: 'translateY(8px)' } },
  '@keyframes toast-swiped': {
    from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    to: { transform: 'translateX(110%)' },
  },
}));
