import { slug } from '@giftwell/contracts/gift-ai/vocabulary';
import { recipientWordLength, type RecipientWordKind } from '@giftwell/contracts/planning/recipient-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { LineField } from '../../ui/fields/line-field.js';
import { CloseIcon, PlusIcon } from '../../ui/icons/icons.js';
import type { KnownRow } from './known-rows.js';
import { Known } from './person.styles.js';
import { useSetWord } from './words.api.js';

interface KnownEditorProps {
  recipientId: number;
  rows: readonly KnownRow[];
}

/** What is known, each word with a button that removes it, each kind with a field that adds one. */
export const KnownEditor = ({ recipientId, rows }: KnownEditorProps) => (
  <Known>
    {rows.map(
      ({ kind, ...row }) =>
        kind && <WordsEditor key={kind} recipientId={recipientId} kind={kind} row={row} />,
    )}
  </Known>
);

interface WordsEditorProps {
  recipientId: number;
  kind: RecipientWordKind;
  row: Omit<KnownRow, 'kind'>;
}

function WordsEditor({ recipientId, kind, row: { label, words } }: WordsEditorProps) {
  const { mutate, isPending } = useSetWord(recipientId);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const word = text.trim();
    if (!word || isPending) return;
    if (words.some((each) => slug(each.word) === slug(word))) return setProblem('You already have that one');
    mutate({ kind, word, isKnown: true }, { onSuccess: () => setText('') });
  };
  const remove = (word: string) => {
    mutate({ kind, word, isKnown: false });
    // The button leaves with its word.
    field.current?.focus();
  };
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {words.map(({ word, label: shown }) => (
          <span key={word}>
            {shown}
            <button type="button" aria-label={`Remove: ${shown}`} onClick={() => remove(word)}>
              <CloseIcon sx={{ fontSize: '1rem' }} />
            </button>
          </span>
        ))}
        <Box sx={{ flex: '1 0 100%', mb: 1.5 }}>
          <Box
            component="form"
            noValidate
            onSubmit={add}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', maxWidth: 420 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LineField
                label={`Add to ${label.toLowerCase()}`}
                placeholder="One word or a few"
                maxLength={recipientWordLength}
                field={field}
                value={text}
                problem={problem}
                onChange={(value) => {
                  setText(value);
                  setProblem(null);
                }}
              />
            </Box>
            <Button
              type="submit"
              variant="outlined"
              startIcon={<PlusIcon />}
              aria-busy={isPending}
              sx={{ mt: '27px', minHeight: 50, flexShrink: 0 }}
            >
              Add
            </Button>
          </Box>
        </Box>
      </dd>
    </>
  );
}
