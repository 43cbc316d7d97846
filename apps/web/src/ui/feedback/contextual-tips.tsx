import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { LightbulbIcon } from '../icons/icons.js';
import { remembered } from './session-memory.js';

const delayMs = 1_000;

/** At most three for each place. */
const tips = {
  'wizard-start': [
    'Add a nickname and we’ll use it.',
    'Seven short steps at most, and you can go back at any time.',
  ],
  occasion: [
    'The day decides what fits: a wedding gift isn’t a birthday gift.',
    'Choose “Something else” for anything not listed.',
  ],
  interests: [
    'Two or three real interests say more than ten.',
    'Your own words count most: “just bought a sailing boat”.',
    'Write what they dislike, too.',
  ],
  personality: ['Think of how others describe them.', 'Practical or playful? That changes everything.'],
  budget: ['Every idea stays within it.', 'You can move it up or down later with one click.'],
  timeline: [
    'Hover a mark to see whose day it is; click to plan the gift.',
    'Use the arrow keys to move between days.',
  ],
  'recipient-profile': [
    'Two or three real interests say more than ten.',
    'A voice note in your own words makes the best ideas.',
    'Plan Gift starts with all of this filled in.',
  ],
  suggestions: [
    'Stars teach Giftwell what works for this person.',
    'Not quite it? Try another direction below.',
    'Share one with someone who knows them well.',
  ],
} as const;
export type TipContext = keyof typeof tips;

const dismissed = remembered<readonly TipContext[]>('giftwell-tips-dismissed', []);

interface ContextualTipsProps {
  context: TipContext;
  /** What there is to say once that was thanked for. */
  next?: TipContext;
  /** Where a corner would cover something: a part of the page on every screen. */
  inline?: boolean;
}

/** A few words on the place where somebody is; comes after a second, and not again once it was thanked for. */
export function ContextualTips({ context, next, inline = false }: ContextualTipsProps) {
  const [shown, setShown] = useState<TipContext | null>(null);
  const titleId = useId();
  const current = [context, next].find((each) => each && !dismissed.read().includes(each));
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(() => setShown(current), delayMs);
    return () => clearTimeout(timer);
  }, [current]);
  // One at a time: the tip of another place is gone as soon as the place is.
  if (!current || shown !== current) return null;

  const thank = () => {
    dismissed.write([...dismissed.read(), current]);
    setShown(null);
  };
  return (
    <Box
      component="aside"
      aria-labelledby={titleId}
      sx={{
        // Beside the dialog where there is room, else part of its page: it must never cover what it talks about.
        position: inline ? 'static' : { xs: 'static', md: 'fixed' },
        right: 24,
        bottom: 24,
        zIndex: 1,
        mt: inline ? 5 : { xs: 3, md: 0 },
        p: 2.5,
        maxWidth: inline ? 'none' : { md: 290 },
        borderRadius: '14px',
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        color: 'text.primary',
        boxShadow: inline ? 0 : { md: 6 },
        animation: 'tip-comes 0.3s ease-out',
        '@keyframes tip-comes': { from: { opacity: 0, transform: 'translateY(10px)' } },
      }}
    >
      <Typography
        id={titleId}
        variant="subtitle2"
        component="p"
        sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
      >
        <LightbulbIcon sx={{ color: 'primary.main', fontSize: '1.2rem' }} />
        Good to know
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, mb: 1.5, pl: 2.5, ...(inline && sideBySide) }}>
        {tips[current].map((tip) => (
          <Typography key={tip} component="li" variant="body2" sx={{ mt: 0.5 }}>
            {tip}
          </Typography>
        ))}
      </Box>
      <Button size="small" variant="text" onClick={thank}>
        Got it, thanks!
      </Button>
    </Box>
  );
}

const sideBySide = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
};
