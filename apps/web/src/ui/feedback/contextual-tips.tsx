import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { LightbulbIcon } from '../icons/icons.js';
import { addSeenHint, seenHints } from '../memory/seen-hints.js';

const delayMs = 1_000;

const besidesStars = [
  'Not quite right? Try another direction below.',
  'Share one with someone who knows them well.',
] as const;

/** At most three for each context. */
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
  suggestions: ['Stars teach Giftwell what works for this person.', ...besidesStars],
  'guest-suggestions': [
    'With an account, your stars teach Giftwell what works for this person.',
    ...besidesStars,
  ],
} as const;
export type TipContext = keyof typeof tips;

interface ContextualTipsProps {
  context: TipContext;
  /** The context to continue with once all tips were shown. */
  next?: TipContext;
}

/** The names under which tips are stored as seen, with their texts. */
const tipsOf = (context: TipContext) =>
  tips[context].map((tip, index) => ({ hint: `${context}-${index + 1}`, tip }));

/** One tip for the current context, below its content. It appears after a second, and each tip only once. */
export function ContextualTips({ context, next }: ContextualTipsProps) {
  const [shown, setShown] = useState<{ context: TipContext; tip: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const known = await seenHints();
      const unseen = [...tipsOf(context), ...(next ? tipsOf(next) : [])].find(
        ({ hint }) => !known.includes(hint),
      );
      if (isGone || !unseen) return;
      addSeenHint(unseen.hint);
      setShown({ context, tip: unseen.tip });
    };
    const timer = setTimeout(() => void show(), delayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [context, next]);
  // A tip disappears with its context.
  if (shown?.context !== context) return null;
  return (
    <Box
      component="aside"
      aria-label="Good to know"
      sx={{
        mt: 3,
        py: 0.5,
        pl: 2,
        pr: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        borderRadius: '14px',
        border: 1,
        borderColor: 'divider',
        animation: 'tip-comes 0.3s ease-out',
        '@keyframes tip-comes': { from: { opacity: 0 } },
      }}
    >
      <LightbulbIcon sx={{ color: 'primary.main', fontSize: '1.2rem' }} />
      <Typography variant="body2" sx={{ flex: '1 1 14rem' }}>
        {shown.tip}
      </Typography>
      <Button size="small" variant="text" sx={{ ml: 'auto' }} onClick={() => setShown(null)}>
        Got it, thanks!
      </Button>
    </Box>
  );
}
