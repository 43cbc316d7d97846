import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GiftTag } from '../../shared/gift-tag.js';

interface SavedTagProps {
  suggestion: Suggestion;
  removing: boolean;
  onRemove: () => void;
  headingLevel: 'h2' | 'h3';
}

export function SavedTag({ suggestion, removing, onRemove, headingLevel }: SavedTagProps) {
  const { name, price, category, description, reason, amazonLink, etsyLink } = suggestion;
  const titleId = useId();
  return (
    <GiftTag
      component="article"
      aria-labelledby={titleId}
      sx={{ height: '100%', opacity: removing ? 0.6 : 1 }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary', pr: 4, mb: 0.5 }}>
        {category}
      </Typography>
      <Typography variant="h4" component={headingLevel} id={titleId} sx={{ pr: 3, mb: 0.5 }}>
        {name}
      </Typography>
      <Typography sx={{ fontWeight: 620, color: 'secondary.main', mb: 1.5 }}>
        {price.includes('$') ? price : `$${price}`}
      </Typography>
      <Typography variant="body2">{description}</Typography>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', mt: 1.5, mb: 2, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}
      >
        {reason}
      </Typography>
      <Box
        sx={{ mt: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <ShopLink href={amazonLink} shop="Amazon" name={name} />
        <ShopLink href={etsyLink} shop="Etsy" name={name} />
        <Button
          size="small"
          variant="text"
          color="inherit"
          disabled={removing}
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          sx={{ ml: 'auto', mr: -1.5 }}
        >
          {removing ? 'Removing...' : 'Remove'}
        </Button>
      </Box>
    </GiftTag>
  );
}

function ShopLink({ href, shop, name }: { href: string | null | undefined; shop: string; name: string }) {
  if (!href) return null;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} on ${shop}, opens in a new tab`}
    >
      {shop}
    </Link>
  );
}
