import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toast } from '../../ui/feedback/toasts.js';
import { BookmarkIcon } from '../../ui/icons/icons.js';

const shownMs = 4_000;
interface Message {
  text: string;
  saved: boolean;
}

/** Confirms a save. `savedPage`: path of the saved ideas. */
export function useSavedBanner(savedPage: string) {
  const navigate = useNavigate();
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  const show = ({ name }: Suggestion, saved: boolean) => {
    setMessage({ saved, text: saved ? `“${name}” is saved for later.` : `“${name}” is no longer saved.` });
    toast({
      title: saved ? 'Saved for later' : 'No longer saved',
      description: name,
      durationMs: saved ? 4_000 : 2_000,
      ...(saved && {
        action: {
          label: 'View saved',
          otherwise: 'Saved ideas are on the page Saved',
          run: () => void navigate(savedPage),
        },
      }),
    });
  };
  return { message, show };
}

/** Confirms for four seconds. Screen readers announce the toast instead. */
export function SavedBanner({ message, savedPage }: { message: Message | null; savedPage: string }) {
  if (!message) return null;
  return (
    // Overlaps the ideas, so that nothing moves.
    <Box sx={{ position: 'relative', zIndex: 1 }}>
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
    </Box>
  );
}
