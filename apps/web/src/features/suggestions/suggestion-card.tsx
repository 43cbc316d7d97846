import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GiftTag } from '../../shared/gift-tag.js';
import { BookmarkIcon, ExternalIcon, ShareIcon } from '../../shared/icons.js';
import { openShareDialog } from '../../shared/share-dialog-store.js';
import type { Run } from './generation.js';
import { useRating, useSaving, useServerId } from './use-suggestion-actions.js';

interface SuggestionCardProps {
  run: Run;
  suggestion: Suggestion;
  onSaved: (saved: boolean) => void;
}

/** One idea on a gift tag: what it is, why it fits, where to find it, what you think of it. */
export function SuggestionCard({ run, suggestion, onSaved }: SuggestionCardProps) {
  const { name, category, description, reason, amazonLink, etsyLink } = suggestion;
  const { rating, rate } = useRating(run, suggestion);
  const { saved, isSaving, toggle } = useSaving(run, suggestion, onSaved);
  const id = useServerId(suggestion);
  const titleId = useId();
  const price = suggestion.price.includes('$') ? suggestion.price : `$${suggestion.price}`;

  return (
    <GiftTag component="article" aria-labelledby={titleId} sx={{ height: '100%', overflowWrap: 'anywhere' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', fontWeight: 600, pr: 4 }}>
        {category}
      </Typography>
      <Typography id={titleId} variant="h4" component="h3" sx={{ mt: 0.5, pr: 2 }}>
        {name}
      </Typography>
      <Typography sx={{ color: 'secondary.main', fontWeight: 660, mt: 0.5, mb: 1.5 }}>{price}</Typography>
      <Typography variant="body2">{description}</Typography>
      <Box sx={{ mt: 2, mb: 2.5, pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
        <Typography variant="caption" component="h4" sx={{ color: 'text.secondary', fontWeight: 600, m: 0 }}>
          Why it fits
        </Typography>
        <Typography variant="body2">{reason}</Typography>
      </Box>
      <Box sx={{ mt: 'auto', display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Box role="group" aria-label={`Rate ${name}`} sx={{ ml: '-3px' }}>
            <Rating
              name={`rating-${titleId}`}
              value={rating}
              // Choosing the same stars again would clear them; a rating stays between 1 and 5.
              onChange={(_event, value) => value && rate(value)}
              getLabelText={(value) => (value === 1 ? '1 star' : `${value} stars`)}
              emptyLabelText="Not rated yet"
            />
          </Box>
          <IconButton
            aria-label={`Share ${name}`}
            onClick={() => openShareDialog({ ...suggestion, id }, run.input.recipientName)}
          >
            <ShareIcon />
          </IconButton>
        </Box>
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}>
          {amazonLink && <ShopButton href={amazonLink} shop="Amazon" name={name} />}
          {etsyLink && <ShopButton href={etsyLink} shop="Etsy" name={name} />}
        </Box>
        <Button
          variant="text"
          color="inherit"
          startIcon={<BookmarkIcon filled={saved} sx={{ color: isSaving ? 'inherit' : 'primary.main' }} />}
          sx={tonal}
          onClick={isSaving ? undefined : toggle}
          // Not `disabled`, which would throw the keyboard out of the card.
          aria-disabled={isSaving}
          aria-label={isSaving ? undefined : saved ? `Saved: remove ${name}` : `Save for Later: ${name}`}
        >
          {isSaving ? 'Saving...' : saved ? 'Saved' : 'Save for Later'}
        </Button>
      </Box>
    </GiftTag>
  );
}

const tonal = {
  '&[aria-disabled=true]': { color: 'text.secondary', cursor: 'default', '&:active': { transform: 'none' } },
  backgroundColor: 'blush.main',
  // In large letters its words go below each other.
  whiteSpace: 'normal',
  '&:hover': {
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 22%, var(--mui-palette-blush-main))',
  },
};

function ShopButton({ href, shop, name }: { href: string; shop: string; name: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      size="small"
      endIcon={<ExternalIcon sx={{ fontSize: '1.1rem !important' }} />}
      aria-label={`${shop}: look for ${name} (opens in a new tab)`}
      sx={{ minHeight: 44, px: 1 }}
    >
      {shop}
    </Button>
  );
}
