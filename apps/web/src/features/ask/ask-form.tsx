import {
  askAvoided,
  askPairs,
  type AskAvoided,
  type AskLike,
  type PublicAsk,
} from '@giftwell/contracts/wishes/asks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState, type FormEvent, type ReactNode } from 'react';
import { errorCode, errorMessage } from '../../ui/feedback/app-error.js';
import { TextField } from '../../ui/fields/text-field.js';
import { avoidLabels, likeLabels } from './ask-labels.js';
import { useAnswerAsk } from './ask.api.js';
import { Pair } from './ask.styles.js';

interface AskFormProps {
  ask: PublicAsk;
  onSent: () => void;
}

/** The three questions. */
export function AskForm({ ask: { code, from }, onSent }: AskFormProps) {
  const answer = useAnswerAsk(code);
  const [likes, setLikes] = useState<readonly AskLike[]>([]);
  const [avoid, setAvoid] = useState<readonly AskAvoided[]>([]);
  const [sizes, setSizes] = useState('');
  const [other, setOther] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nothing = likes.length + avoid.length === 0 && !sizes.trim() && !other.trim();
    setIsEmpty(nothing);
    if (nothing || answer.isPending) return;
    answer.mutate(
      { likes: [...likes], avoid: [...avoid], sizes: sizes.trim() || null, avoidOther: other.trim() || null },
      {
        onSuccess: onSent,
        onError: (error) => {
          if (errorCode(error) === 'ask_answered') onSent();
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Question title="This or that?">
        {askPairs.map((pair) => (
          <PairChoice key={pair[0]} pair={pair} likes={likes} onChange={setLikes} />
        ))}
      </Question>
      <Question title="Your sizes, if they ever matter">
        <TextField
          label="Sizes"
          placeholder="Shirts M, shoes 39"
          value={sizes}
          onChange={({ target }) => setSizes(target.value)}
          htmlInput={{ maxLength: 120, autoComplete: 'off' }}
        />
      </Question>
      <Question title="Anything to avoid?">
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
          {askAvoided.map((each) => (
            <FormControlLabel
              key={each}
              control={
                <Checkbox
                  checked={avoid.includes(each)}
                  onChange={(_event, checked) =>
                    setAvoid(checked ? [...avoid, each] : avoid.filter((one) => one !== each))
                  }
                />
              }
              label={avoidLabels[each]}
            />
          ))}
        </Box>
        <TextField
          label="Something else"
          value={other}
          onChange={({ target }) => setOther(target.value)}
          htmlInput={{ maxLength: 120, autoComplete: 'off' }}
        />
      </Question>
      {(isEmpty || answer.error) && (
        <FormHelperText error role="alert">
          {isEmpty
            ? 'Answer at least one question.'
            : errorMessage(answer.error!, 'That didn’t work. Please try again.')}
        </FormHelperText>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-busy={answer.isPending}
        sx={{ justifySelf: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {answer.isPending ? 'Sending…' : `Send to ${from}`}
      </Button>
    </Box>
  );
}

const Question = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
    <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h4' }}>
      {title}
    </Box>
    {children}
  </Box>
);

interface PairChoiceProps {
  pair: readonly [AskLike, AskLike];
  likes: readonly AskLike[];
  onChange: (likes: readonly AskLike[]) => void;
}

/** One of two, or neither. */
function PairChoice({ pair, likes, onChange }: PairChoiceProps) {
  const others = likes.filter((like) => !pair.includes(like));
  return (
    <Pair role="group" aria-label={`${likeLabels[pair[0]]} or ${likeLabels[pair[1]].toLowerCase()}`}>
      {pair.map((like) => {
        const isChosen = likes.includes(like);
        return (
          <button
            key={like}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? others : [...others, like])}
          >
            {likeLabels[like]}
          </button>
        );
      })}
    </Pair>
  );
}
