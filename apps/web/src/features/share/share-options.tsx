import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../data/api.js';
import { closeShareDialog } from '../../data/stores/share-dialog-store.js';
import { toast } from '../../ui/feedback/toasts.js';
import { useUser } from '../../data/use-user.js';
import { watchForMail } from './mail-watch.js';
import { mailHref, messagingHref, smsHref, type MadeLink } from './share.js';
import { TextField } from '../../ui/fields/text-field.js';

/** The link, and all ways of this browser to send it. */
export function ShareOptions({ link }: { link: MadeLink }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast({ title: 'Link copied!' }),
      () => {
        field.current?.select();
        toast({
          variant: 'destructive',
          title: 'Failed to copy link.',
          description: 'The link is selected. Press Ctrl+C.',
        });
      },
    );
  const endWatch = useRef(() => undefined as void);
  useEffect(() => () => endWatch.current(), []);
  const watchMail = () => {
    endWatch.current();
    endWatch.current = watchForMail(() =>
      toast({
        variant: 'destructive',
        title: 'No email app opened?',
        description: 'Please copy the link and send it yourself.',
      }),
    );
  };
  const shareNatively = () =>
    navigator
      .share({ title: link.title, text: link.message || link.title, url: link.url })
      .catch((error: Error) => {
        // Closing the share dialog is not an error.
        if (error.name !== 'AbortError')
          toast({
            variant: 'destructive',
            title: 'Couldn’t open sharing',
            description: 'Please copy the link instead.',
          });
      });

  return (
    <Stack spacing={2.5}>
      <TextField label="Link" value={link.url} inputRef={field} htmlInput={{ readOnly: true }} />
      <Button variant="contained" onClick={() => void copy()}>
        Copy link
      </Button>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {typeof navigator.share === 'function' && (
          <Button variant="outlined" onClick={() => void shareNatively()}>
            Share…
          </Button>
        )}
        <Button
          variant="outlined"
          component="a"
          href={messagingHref(link)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </Button>
        <Button variant="outlined" component="a" href={mailHref(link)} onClick={watchMail}>
          Email
        </Button>
        <Button variant="outlined" component="a" href={smsHref(link)}>
          SMS
        </Button>
        <Button variant="outlined" component="a" href={link.url} target="_blank" rel="noopener noreferrer">
          Preview
        </Button>
      </Box>
      <EndLink shareCode={link.shareCode} />
    </Stack>
  );
}

/** Only for users, because a guest can't prove later that a link is theirs. */
function EndLink({ shareCode }: { shareCode: string }) {
  const { user } = useUser();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.sharedSuggestions.revoke({ shareCode }),
    onSuccess: () => {
      toast({ title: 'The link no longer works' });
      closeShareDialog();
    },
  });
  if (!user) return null;
  return (
    <Button variant="text" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      Stop sharing
    </Button>
  );
}
