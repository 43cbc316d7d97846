import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { useAskNotices } from './ask.api.js';

const loadDialog = () => import('./ask-dialog.js');

/** Opens the dialog with the link that asks a person what they like. */
export function AskButton({ recipient }: { recipient: { id: number; name: string } }) {
  useAskNotices(recipient.id);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyModule(open, loadDialog, close);
  return (
    <>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        onClick={() => setOpen(true)}
      >
        Ask {recipient.name} what they like
      </Button>
      {open && !part && <LoadingRibbon />}
      {open && part && <part.AskDialog recipient={recipient} onClose={close} />}
    </>
  );
}
