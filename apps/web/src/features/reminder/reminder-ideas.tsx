import type { Reminder } from '@giftwell/contracts/dates/reminders';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../ui/fields/dates.js';
import { IdeaPicture } from '../../ui/illustrations/idea-picture.js';

/** The ideas of a reminder; the one that the link names is scrolled to. */
export function ReminderIdeas({ ideas }: Pick<Reminder, 'ideas'>) {
  const wanted = Number(useSearchParams()[0].get('idea'));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  if (ideas.length === 0) return null;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Gift ideas
      </Typography>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {ideas.map((idea, index) => (
          <Idea key={idea.name} idea={idea} isWanted={index + 1 === wanted} />
        ))}
      </Box>
    </>
  );
}

function Idea({ idea, isWanted }: { idea: Reminder['ideas'][number]; isWanted: boolean }) {
  const { name, price, description, reason, orderBy, amazonLink, etsyLink } = idea;
  return (
    <Box
      component="li"
      aria-current={isWanted || undefined}
      sx={{
        ...{ display: 'flex', gap: 2, p: 2.5, borderRadius: '18px', border: 1 },
        ...{ borderColor: isWanted ? 'primary.main' : 'divider', backgroundColor: 'background.paper' },
        overflowWrap: 'anywhere',
      }}
    >
      <IdeaPicture idea={idea} size={56} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {price}
        </Typography>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {description}
        </Typography>
        <Typography variant="body2" sx={{ mb: 1 }}>
          <strong>Why it fits:</strong> {reason}
        </Typography>
        {orderBy && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            To be safe, order by {formatDate(orderBy)} (an estimate).
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 2 }}>
          <ShopLink href={amazonLink} shop="Amazon" name={name} />
          <ShopLink href={etsyLink} shop="Etsy" name={name} />
        </Box>
      </Box>
    </Box>
  );
}

const ShopLink = ({ href, shop, name }: { href: string; shop: string; name: string }) => (
  <Link
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={`${name} on ${shop}`}
    variant="body2"
    sx={{ py: 0.5 }}
  >
    {shop}
  </Link>
);
