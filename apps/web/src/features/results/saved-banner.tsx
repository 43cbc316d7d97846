import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { BookmarkIcon } from '../../ui/icons/icons.js';

const shownMs = 4_000;
interface Message {
  text: string;
  saved: boolean;
}

/** Confirms a save or its end. */
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

/** Confirms for four seconds. `savedPage`: path of the saved ideas. */
export const SavedBanner = ({ message, savedPage }: { message: Message | null; savedPage: string }) => (
  // Overlaps the ideas, so that nothing moves. Always there: screen readers announce only what changes in it.
  <Box aria-live="polite" sx={{ position: 'relative', zIndex: 1 }}>
    {message && (
      <Box
        sx={{
          position: 'absolute',
          // Above the bar of refinements.
          bottom: 68,
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
        {message.saved && (
          <Box component={Link} to={savedPage} sx={{ color: 'inherit' }}>
            View saved
          </Box>
        )}
      </Box>
    )}
  </Box>
);
