import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent, type RefObject } from 'react';
import { PlusIcon } from '../../ui/icons/icons.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { LineField } from '../../ui/fields/line-field.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { useAddGift } from './gifts.api.js';
import { giftOfText } from './gift-text.js';

interface AddGiftProps {
  recipientId: number;
  /** The recipient's occasions, next one first. */
  occasions: readonly Occasion[];
  field: RefObject<HTMLInputElement | null>;
}

/** Adds an idea by a title or a link. It is for the next occasion by default. */
export function AddGift({ recipientId, occasions, field }: AddGiftProps) {
  const add = useAddGift();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const next = occasions.find(({ daysLeft }) => daysLeft !== null);
  const occasion = chosen ?? (next ? String(next.id) : '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const gift = giftOfText(text);
    field.current?.focus();
    if (!gift.title && !gift.link) return setProblem('Write what it is, or paste a link');
    add.mutate(
      { recipientId, ...gift, ...(occasion && { occasionId: Number(occasion) }) },
      {
        onSuccess: () => setText(''),
        onError: (error) => setProblem(errorMessage(error, 'That didn’t work. Please try again.')),
      },
    );
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
      }}
    >
      <LineField
        label="A gift idea"
        placeholder="A title, or paste a link"
        maxLength={2_200}
        field={field}
        value={text}
        problem={problem}
        onChange={(value) => {
          setText(value);
          setProblem(null);
        }}
      />
      <ChoiceField label="For" value={occasion} onChoose={setChosen}>
        <option value="">No special occasion</option>
        {occasions.map((each) => (
          <option key={each.id} value={each.id}>
            {occasionName(each)}
          </option>
        ))}
      </ChoiceField>
      <Button
        type="submit"
        variant="outlined"
        startIcon={<PlusIcon />}
        aria-busy={add.isPending}
        sx={{ mt: { md: '27px' }, minHeight: 50 }}
      >
        {add.isPending ? 'Adding…' : 'Add idea'}
      </Button>
    </Box>
  );
}
