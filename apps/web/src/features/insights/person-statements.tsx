import type { Correction, Statement, Statements } from '@giftwell/contracts/gift-ai/learning';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { InsightsBlock } from './insights-block.js';
import { useCorrect } from './insights.api.js';
import { evidenceOf, sentenceOf } from './statement-words.js';

type Person = Statements['people'][number];

/** What was learned about one person; each statement can be corrected or forgotten. */
export function PersonStatements({ person }: { person: Person }) {
  const { recipientId, recipientKey, statements } = person;
  const { mutate, isPending } = useCorrect();
  return (
    <InsightsBlock title={titleOf(person)}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {statements.map((statement) => (
          <StatementRow
            key={statement.feature}
            statement={statement}
            busy={isPending}
            onCorrect={(correction) =>
              mutate({ recipientId, recipientKey, feature: statement.feature, correction })
            }
          />
        ))}
      </Box>
    </InsightsBlock>
  );
}

function titleOf({ name, recipientKey }: Person): string {
  if (recipientKey === '') return 'Ideas without a person';
  return `About ${name ?? recipientKey}`;
}

/** What can be said instead; the text is for the button, the name for those who can't see what it belongs to. */
const answers: Record<'liked' | 'disliked' | 'forgotten' | 'undo', string> = {
  liked: 'They like it',
  disliked: 'They don’t like it',
  forgotten: 'Forget this',
  undo: 'Undo',
};

interface StatementRowProps {
  statement: Statement;
  busy: boolean;
  onCorrect: (correction: Correction | null) => void;
}

function StatementRow({ statement, busy, onCorrect }: StatementRowProps) {
  const sentence = sentenceOf(statement);
  const choices: readonly (keyof typeof answers)[] = statement.correction
    ? ['undo']
    : [statement.effect > 0 ? 'disliked' : 'liked', 'forgotten'];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{sentence}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {evidenceOf(statement)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: { xs: -1.25, sm: -1.75 } }}>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="text"
            size="small"
            color="inherit"
            disabled={busy}
            aria-label={`${answers[choice]}: ${sentence}`}
            onClick={() => onCorrect(choice === 'undo' ? null : choice)}
          >
            {answers[choice]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
