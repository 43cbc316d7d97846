import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CloseIcon } from '../../ui/icons/icons.js';
import {
  closeShareDialog,
  useShareDialog,
  type Shareable,
  type SharedFor,
} from '../../data/stores/share-dialog-store.js';
import { ShareForm } from './share-form.js';
import { ShareOptions } from './share-options.js';
import type { MadeLink } from './share.js';

/** First the message for the idea, then the link and the ways to send it. */
export function ShareDialog() {
  const { open, idea, sharedFor } = useShareDialog();
  return (
    <Dialog open={open} onClose={closeShareDialog} fullWidth maxWidth="xs" aria-labelledby="share-title">
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
        <DialogTitle id="share-title" sx={{ flex: 1, pr: 1 }}>
          Share this idea
        </DialogTitle>
        <IconButton aria-label="Close" onClick={closeShareDialog} sx={{ mt: 3 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>{idea && <Steps key={idea.name} idea={idea} sharedFor={sharedFor} />}</DialogContent>
    </Dialog>
  );
}

function Steps({ idea, sharedFor }: { idea: Shareable; sharedFor: SharedFor }) {
  const [link, setLink] = useState<MadeLink | null>(null);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, overflowWrap: 'anywhere' }}>{idea.name}</Typography>
      {link ? <ShareOptions link={link} /> : <ShareForm idea={idea} sharedFor={sharedFor} onLink={setLink} />}
    </>
  );
}
