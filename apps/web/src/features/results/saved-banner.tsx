import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { BookmarkIcon } from '../../ui/icons/icons.js';

const shownMs = 3_000;
interface Message {
  text: string;
  saved: boolean;
}

export function useSavedBanner() {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  const show = ({ name }: Suggestion, saved: boolean) =>
    setMessage({ saved, text: saved ? `“${name}” is saved for later.` : `“${name}” is no longer saved.` });
  return { message, show };
}

/** Confirms for three seconds. Screen readers announce the toast instead. */
export function SavedBanner({ message }: { message: Message | null }) {
  if (!message) return null;
  return (
    // Over the ideas, so that nothing moves.
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      <Box
        sx={{
          position: 'absolute',
          bottom: 0,
          insetInline: 0,
          minHeight: 46,
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'center',
          px: 2,
          py: 1.25,
          backgroundColor: 'secondary.main',
          color: 'secondary.contrastText',
          fontWeight: 600,
          textAlign: 'center',
          overflowWrap: 'anywhere',
        }}
      >
        <BookmarkIcon filled={message.saved} fontSize="small" />
        {message.text}
      </Box>
    </Box>
  );
}
