import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import { quickNoteMax, type QuickNoteChoice } from '@giftwell/contracts/planning/quick-notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../ui/fields/dates.js';
import { LineField } from '../../ui/fields/line-field.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { useFileNote, usePrepareNotes, type FiledNote, type OpenQuestion } from './quick-note.api.js';

interface QuickNoteFormProps {
  /** The recipient of every note; without it, the note must name one. */
  recipientId?: number;
  /** Path of a recipient's page. */
  pathOf: (id: number) => string;
  /** Path of the page where people are added. */
  people: string;
  /** Called when a link to another page is followed. */
  onLeave?: () => void;
}

/** Takes a sentence about a person and shows whom it was filed with. */
export function QuickNoteForm({ recipientId, pathOf, people, onLeave }: QuickNoteFormProps) {
  const file = useFileNote();
  const [sentence, setSentence] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const answer = file.data;
  usePrepareNotes(sentence !== '');

  const send = (about?: number) => {
    if (file.isPending) return;
    if (!sentence.trim()) {
      setProblem('Please write something first');
      return field.current?.focus();
    }
    const isElsewhere = recipientId === undefined;
    file.mutate(
      { sentence: sentence.trim(), ...((about ?? recipientId) && { recipientId: about ?? recipientId }) },
      {
        onSuccess: ({ status }) => {
          if (status === 'ask' && isElsewhere) return;
          setSentence('');
          field.current?.focus();
        },
        onError: (error) => setProblem(errorMessage(error, 'That didn’t work. Please try again.')),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        }}
      >
        <LineField
          label="Something they mentioned"
          placeholder={recipientId === undefined ? 'Anna mentioned…' : 'Mentioned…'}
          maxLength={quickNoteMax}
          field={field}
          value={sentence}
          problem={problem}
          onChange={(value) => {
            setSentence(value);
            setProblem(null);
          }}
        />
        <Button
          type="submit"
          variant="outlined"
          aria-busy={file.isPending}
          sx={{ mt: { sm: '27px' }, minHeight: 50 }}
        >
          {file.isPending ? 'Saving…' : 'Save note'}
        </Button>
      </Box>
      <div role="status">
        {answer?.status === 'filed' && (
          <Filed answer={answer} isHere={recipientId !== undefined} pathOf={pathOf} onLeave={onLeave} />
        )}
        {answer?.status === 'ask' && (
          <Question answer={answer} people={people} onLeave={onLeave} onChoose={(one) => send(one.id)} />
        )}
      </div>
    </Box>
  );
}

interface FiledProps {
  answer: FiledNote;
  /** Whether it is on the person's page. */
  isHere: boolean;
  pathOf: (id: number) => string;
  onLeave: (() => void) | undefined;
}

function Filed({ answer: { recipient, note, interests }, isHere, pathOf, onLeave }: FiledProps) {
  const added = interests.map(labelOf).join(', ');
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {note === null ? 'Already noted for ' : 'Saved to '}
      {isHere ? (
        <b>{recipient.name}</b>
      ) : (
        <Link to={pathOf(recipient.id)} onClick={onLeave}>
          {recipient.name}
        </Link>
      )}
      {note !== null && '’s notes'}.{added && ` New likes: ${added}.`}
    </Typography>
  );
}

interface QuestionProps {
  answer: OpenQuestion;
  people: string;
  onLeave: (() => void) | undefined;
  onChoose: (candidate: QuickNoteChoice) => void;
}

function questionOf({ name, candidates }: OpenQuestion): string {
  if (candidates.length === 0)
    return name ? `You don’t have anyone called ${name} yet.` : 'You haven’t added any people yet.';
  if (name === null) return 'Who’s it about?';
  return candidates.length > 1 ? `Which ${name}?` : `You don’t have anyone called ${name}. Is it about…`;
}

/** `Anna “Annie”, friend`; with the next date if others have the same name. */
function textOf({ name, nickname, relationship, customRelationship, nextDay }: QuickNoteChoice): string {
  const relation = (relationship === 'other' && customRelationship) || labelOf(relationship).toLowerCase();
  const day = nextDay ? ` · ${nextDay.occasion} on ${formatDay(nextDay.date)}` : '';
  return `${name}${nickname ? ` “${nickname}”` : ''}, ${relation}${day}`;
}

function Question({ answer, people, onLeave, onChoose }: QuestionProps) {
  const question = questionOf(answer);
  return (
    <Box role="group" aria-label={question} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </Typography>
      {answer.candidates.length === 0 && (
        <Link to={people} onClick={onLeave}>
          Add them first
        </Link>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
        {answer.candidates.map((candidate) => (
          <Button
            key={candidate.id}
            size="small"
            variant="outlined"
            onClick={() => onChoose(candidate)}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', minHeight: 44 }}
          >
            {textOf(candidate)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
