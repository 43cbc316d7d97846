import type { GroupIdea } from '@giftwell/contracts/payments/group-ideas';
import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import type { MyContribution } from '@giftwell/contracts/payments/public-groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalIcon } from '../../ui/icons/icons.js';
import { IdeaPicture } from '../../ui/illustrations/idea-picture.js';
import { hostOf } from '../../ui/links/host.js';
import { votesText } from '../../ui/money/group-words.js';
import { rowStyles, rowsStyles } from '../../ui/theme/panel.styles.js';
import { useVote } from './public-group.api.js';
import type { GroupViewer } from './use-group-viewer.js';

interface VoteProps {
  gift: ShownGroup;
  ideas: readonly GroupIdea[];
  viewer: GroupViewer;
}

/** Not while a payment isn't booked yet. */
const voting: readonly MyContribution['state'][] = ['pledged', 'completed'];

/** The vote on the gift; only who contributed has one. */
export function Vote({ gift: { shareCode }, ideas, viewer }: VoteProps) {
  const vote = useVote(shareCode);
  const code = viewer.contributions.find(({ state }) => voting.includes(state))?.code;
  if (ideas.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h4" component="h2">
          Vote on the gift
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {code ? 'You have one vote, and you can change it.' : 'Everyone who contributes has one vote.'}
        </Typography>
      </div>
      <Box component="ul" aria-label="Ideas" sx={rowsStyles}>
        {ideas.map((idea) => (
          <Box component="li" key={idea.id} sx={rowStyles}>
            <Idea idea={idea} />
            {code && (
              <Button
                variant={viewer.ideaId === idea.id ? 'contained' : 'outlined'}
                size="small"
                aria-label={`Vote for ${idea.title}`}
                aria-pressed={viewer.ideaId === idea.id}
                aria-busy={vote.isPending}
                onClick={() => vote.mutate({ code, ideaId: idea.id })}
              >
                {viewer.ideaId === idea.id ? 'Your vote' : 'Vote'}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What can be voted for. */
const Idea = ({ idea: { title, url, price, picture, votes } }: { idea: GroupIdea }) => (
  <Box sx={{ flex: '1 1 14rem', minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
    {picture && <IdeaPicture idea={{ category: '', picture }} size={56} />}
    <Box sx={{ minWidth: 0 }}>
      <b>{title}</b>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[price, votesText(votes)].filter(Boolean).join(' · ')}
      </Typography>
      {url && (
        <Link
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="body2"
          aria-label={`${title} at ${hostOf(url)}, opens in a new tab`}
          sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
        >
          {hostOf(url)} <ExternalIcon sx={{ fontSize: '1rem', verticalAlign: 'text-bottom' }} />
        </Link>
      )}
    </Box>
  </Box>
);
