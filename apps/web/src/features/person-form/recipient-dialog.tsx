import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useFullScreenEvents } from '../../data/stores/wizard-store.js';
import { recipientQuery } from '../../data/planning.js';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.js';
import { DialogNotice } from './dialog-notice.js';
import { useKeptPage } from '../../data/session/use-kept-page.js';

/** What the dialog passes to the form in it. */
export interface DialogControls {
  titleId: string;
  /** Asks for confirmation if changes would be lost. */
  onLeave: () => void;
  /** Everything is saved. */
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

interface RecipientDialogProps {
  open: boolean;
  onClose: () => void;
  /** A saved recipient. */
  recipientId?: number | undefined;
  title: string;
  /** Wide enough for two columns. */
  wide?: boolean;
  children: (dialog: DialogControls, recipient: Recipient | undefined) => ReactNode;
}

/** A dialog, full-screen on phones. It is reset on each opening, and clicks outside are ignored. */
export function RecipientDialog(props: RecipientDialogProps) {
  const { open, onClose, recipientId, title, wide = false, children } = props;
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // The content stays the same while the dialog fades out.
  const [opening, setOpening] = useState({ count: 0, open: false, recipientId });
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  if (open !== opening.open) {
    setOpening(open ? { count: opening.count + 1, open, recipientId } : { ...opening, open });
    setAsking(false);
    if (open) setDirty(false);
  }
  useFullScreenEvents(open);
  useKeptPage(open && dirty);

  const onLeave = () => (dirty ? setAsking(true) : onClose());
  const dialog: DialogControls = { titleId, onLeave, onDone: onClose, onDirty: setDirty };
  return (
    <>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          // A click outside the dialog must not discard anything.
          if (reason === 'escapeKeyDown') onLeave();
        }}
        fullScreen={onPhone}
        maxWidth={wide ? 'md' : 'sm'}
        fullWidth
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: { height: { sm: wide ? 'calc(100% - 64px)' : 'min(760px, calc(100% - 64px))' } } },
        }}
      >
        {opening.recipientId === undefined ? (
          <Anew key={opening.count}>{children(dialog, undefined)}</Anew>
        ) : (
          <Known key={opening.count} id={opening.recipientId} title={title} dialog={dialog}>
            {(recipient) => children(dialog, recipient)}
          </Known>
        )}
      </Dialog>
      <DiscardDialog
        open={asking && open}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}

const Anew = ({ children }: { children: ReactNode }) => children;

interface KnownProps {
  id: number;
  title: string;
  dialog: DialogControls;
  children: (recipient: Recipient) => ReactNode;
}

/** Waits for the whole recipient; the list has only a summary. */
function Known({ id, title, dialog: { titleId, onLeave }, children }: KnownProps) {
  const { data, isFetchedAfterMount, error, isFetching, refetch } = useQuery({
    ...recipientQuery(id),
    refetchOnMount: 'always',
  });
  // The form keeps its initial values when the query is refetched.
  const [known, setKnown] = useState<Recipient>();
  if (!known && data && isFetchedAfterMount && !error) setKnown(data);
  if (known) return children(known);
  return (
    <DialogNotice
      titleId={titleId}
      title={title}
      error={isFetching ? null : error}
      onRetry={() => void refetch()}
      onLeave={onLeave}
    />
  );
}
