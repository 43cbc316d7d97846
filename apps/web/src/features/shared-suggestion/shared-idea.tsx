import { someoneSpecial, type SharedSuggestion } from '@giftwell/contracts/gift-ai/shared-suggestions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocalDay } from '../../ui/feedback/use-local-day.js';
import { GiftTag } from '../../ui/illustrations/gift-tag.js';
import { ExternalIcon, GiftIcon } from '../../ui/icons/icons.js';
import { IdeaPicture } from '../../ui/illustrations/idea-picture.js';
import { Badge } from '../../ui/pages/badge.js';
import { ShareAgain } from './share-again.js';

interface SharedIdeaProps {
  shared: SharedSuggestion;
  onStart: () => void;
}

export function SharedIdea({ shared, onStart }: SharedIdeaProps) {
  const { title, message, recipientName, senderName, createdAt, suggestionData: idea } = shared;
  const day = useLocalDay(createdAt);
  const whom = recipientName === someoneSpecial ? someoneSpecial.toLowerCase() : recipientName;
  const price = !idea.price || idea.price.includes('$') ? idea.price : `$${idea.price}`;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, sm: 8 }, overflowWrap: 'anywhere' }}>
      <Badge>
        <GiftIcon sx={{ fontSize: '1.1rem', color: 'primary.main' }} />
        Shared Gift Suggestion
      </Badge>
      <Typography variant="h1" sx={{ mt: 2, fontSize: { xs: '2rem', sm: '2.75rem' } }}>
        {title}
      </Typography>
      {message && (
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {message}
        </Typography>
      )}
      <GiftTag component="article" sx={{ mt: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
          <IdeaPicture idea={idea} size={96} />
          <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
            <Typography
              variant="caption"
              component="p"
              sx={{ color: 'text.secondary', fontWeight: 600, pr: 4 }}
            >
              {idea.category}
            </Typography>
            <Typography variant="h3" component="h2" sx={{ mt: 0.5, pr: 2 }}>
              {idea.name}
            </Typography>
            <Typography sx={{ color: 'secondary.main', fontWeight: 660, mt: 0.5 }}>{price}</Typography>
          </Box>
        </Box>
        <Part title="About this gift">{idea.description}</Part>
        <Part title={`Why this is perfect for ${whom}`}>{idea.reason}</Part>
        <Part title="Where to buy">
          <Box component="span" sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Shop href={idea.amazonLink} name="Amazon" />
            <Shop href={idea.etsyLink} name="Etsy" />
          </Box>
        </Part>
      </GiftTag>
      <Box
        sx={{
          display: 'flex',
          // Fixed, because with another font something else would fit.
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 2,
          alignItems: { xs: 'flex-start', sm: 'center' },
          justifyContent: 'space-between',
          mt: 3,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[`For ${whom}`, senderName && `From ${senderName}`, `Shared ${day}`].filter(Boolean).join(' · ')}
        </Typography>
        <ShareAgain shared={shared} />
      </Box>
      <Box sx={{ mt: 8, pt: 5, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
        <Typography variant="h3" component="h2" gutterBottom>
          Someone in mind?
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          Describe them, and get nine ideas of your own. Free, and no account needed.
        </Typography>
        <Button variant="contained" size="large" onClick={onStart}>
          Create Your Own Suggestions
        </Button>
      </Box>
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3" gutterBottom>
        {title}
      </Typography>
      <Typography component="div">{children}</Typography>
    </Box>
  );
}

function Shop({ href, name }: { href: string; name: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<ExternalIcon />}
      aria-label={`${name} (opens in a new tab)`}
    >
      {name}
    </Button>
  );
}
