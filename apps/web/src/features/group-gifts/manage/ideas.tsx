import { ideasOfAGroupPurchase, type GroupIdea } from '@giftwell/contracts/payments/group-ideas';
import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { votesText } from '../../../ui/money/group-words.js';
import { rowStyles, rowsStyles } from '../../../ui/theme/panel.styles.js';
import { useAcceptIdea, useRemoveIdea } from '../group-gifts.api.js';
import { NewIdea } from './new-idea.js';

interface IdeasProps {
  group: GroupPurchase;
  ideas: readonly GroupIdea[];
}

/** The vote on the gift: its ideas, and a field for more. */
export function Ideas({ group, ideas }: IdeasProps) {
  const accept = useAcceptIdea(group.id);
  const remove = useRemoveIdea(group.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed disappears.
  const refocus = { onSuccess: () => heading.current?.focus() };
  if (group.status === 'closed' && ideas.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography ref={heading} variant="h3" component="h2" tabIndex={-1}>
          Vote on the gift
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Not sure yet? Add up to {ideasOfAGroupPurchase} ideas. Everyone who contributes has one vote, and
          you decide.
        </Typography>
      </div>
      {ideas.length > 0 && (
        <Box component="ul" aria-label="Ideas" sx={rowsStyles}>
          {ideas.map(({ id, title, price, votes }) => (
            <Box component="li" key={id} sx={rowStyles}>
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <b>{title}</b>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {[price, votesText(votes)].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              <Button
                variant="outlined"
                size="small"
                aria-label={`Make it the gift: ${title}`}
                aria-busy={accept.isPending}
                onClick={() => accept.mutate(id, refocus)}
              >
                Make it the gift
              </Button>
              <Button
                variant="text"
                color="inherit"
                size="small"
                aria-label={`Remove ${title}`}
                aria-busy={remove.isPending}
                onClick={() => remove.mutate(id, refocus)}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {ideas.length < ideasOfAGroupPurchase && <NewIdea groupId={group.id} />}
    </Box>
  );
}
