import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GiftTag } from '../../../ui/illustrations/gift-tag.js';
import { BookmarkIcon, ExternalIcon, ShareIcon } from '../../../ui/icons/icons.js';
import { IdeaPicture } from '../../../ui/illustrations/idea-picture.js';
import { counted } from '../../../ui/text/counted.js';
import { openShareDialog, type SharedFor } from '../../../data/stores/share-dialog-store.js';
import { ClampedText } from './clamped-text.js';
import type { Run } from '../generation.js';
import { WishlistButton } from './wishlist-button.js';
import { useRating, useSaving, useServerId } from './use-suggestion-actions.js';

interface SuggestionCardProps {
  run: Run;
  suggestion: Suggestion;
  onSaved: (saved: boolean) => void;
}

/** One idea on a gift tag, with its reason, shop links and rating. */
export function SuggestionCard({ run, suggestion, onSaved }: SuggestionCardProps) {
  const { name, category, description, reason, amazonLink, etsyLink } = suggestion;
  const { rating, rate } = useRating(run, suggestion);
  const { saved, isSaving, toggle } = useSaving(run, suggestion, onSaved);
  const id = useServerId(suggestion);
  const titleId = useId();
  const price = suggestion.price.includes('$') ? suggestion.price : `$${suggestion.price}`;

  return (
    <GiftTag
      component="article"
      aria-labelledby={titleId}
      padding={2.5}
      sx={{ height: '100%', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', gap: 2 }}>
        <IdeaPicture idea={suggestion} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', fontWeight: 600, pr: 3, lineHeight: 1.3 }}
          >
            {category}
          </Typography>
          <Typography id={titleId} variant="h4" component="h3" sx={{ mt: 0.25, fontSize: '1.1875rem' }}>
            {name}
          </Typography>
          <Typography sx={{ color: 'secondary.main', fontWeight: 660, mt: 0.25 }}>{price}</Typography>
        </Box>
      </Box>
      <ClampedText about={name}>{description}</ClampedText>
      <Box sx={{ mt: 1.5, mb: 1.5, pl: 1.75, borderLeft: 3, borderColor: 'primary.main' }}>
        <Typography variant="caption" component="h4" sx={{ color: 'text.secondary', fontWeight: 600, m: 0 }}>
          Why it fits
        </Typography>
        <Typography variant="body2">{reason}</Typography>
      </Box>
      <Box sx={{ mt: 'auto', display: 'grid', gap: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 0.5,
          }}
        >
          <Box role="group" aria-label={`Rate ${name}`} sx={{ ml: '-3px', display: 'flex' }}>
            <Rating
              name={`rating-${titleId}`}
              value={rating}
              // Choosing the same stars again would clear them, but a rating stays between 1 and 5.
              onChange={(_event, value) => value && rate(value)}
              getLabelText={(value) => counted(value, 'star')}
              emptyLabelText="Not rated yet"
            />
          </Box>
          <Button
            variant="text"
            color="inherit"
            startIcon={<BookmarkIcon filled={saved} sx={{ color: isSaving ? 'inherit' : 'primary.main' }} />}
            sx={tonal}
            onClick={isSaving ? undefined : toggle}
            // Not `disabled`, because a disabled button loses the focus.
            aria-disabled={isSaving}
            aria-label={isSaving ? undefined : saved ? `Saved: remove ${name}` : `Save for Later: ${name}`}
          >
            {isSaving ? 'Saving...' : saved ? 'Saved' : 'Save for Later'}
          </Button>
        </Box>
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr 1fr auto', gap: 1 }}>
          {amazonLink && <ShopButton href={amazonLink} shop="Amazon" name={name} />}
          {etsyLink && <ShopButton href={etsyLink} shop="Etsy" name={name} />}
          <Box sx={{ display: 'flex' }}>
            <WishlistButton suggestion={suggestion} />
            <IconButton
              aria-label={`Share ${name}`}
              onClick={() => openShareDialog({ ...suggestion, id }, sharedForOf(run))}
            >
              <ShareIcon />
            </IconButton>
          </Box>
        </Box>
      </Box>
    </GiftTag>
  );
}

const sharedForOf = ({ input }: Run): SharedFor => {
  const { recipientName, occasion } = wizardFields.parse(input);
  return { recipientName, occasion };
};

const tonal = {
  '&[aria-disabled=true]': { color: 'text.secondary', cursor: 'default', '&:active': { transform: 'none' } },
  backgroundColor: 'blush.main',
  minHeight: 44,
  px: 1.5,
  fontSize: '0.9375rem',
  '& .MuiButton-startIcon': { mr: 0.75 },
  // With large text its words wrap.
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
