import type { Gift, GiftState } from '@giftwell/contracts/planning/gifts';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { stateLabels } from '../../ui/fields/gift-money.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { errorFields, errorMessage } from '../../ui/feedback/app-error.js';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { maxAmountLength } from '../../ui/money/dollars.js';
import { useChangeGift } from './change-gift.api.js';
import { changesOf, problemsWith, rebased, valuesOf, type GiftValues } from './gift-values.js';
import { whatChanged } from './gift-words.js';
import { changedGiftOf } from './gifts.api.js';

interface GiftDialogProps {
  gift: Gift;
  /** The recipient's occasions. */
  occasions: readonly Occasion[];
  onClose: () => void;
}

/** The message after a refused save. */
interface Said {
  text: string;
  /** It was changed somewhere else. */
  isChange: boolean;
}
type FieldOf = (
  name: keyof GiftValues,
) => Pick<TextFieldProps, 'id' | 'value' | 'onChange' | 'error' | 'helperText'>;
type Problems = Partial<Record<keyof GiftValues, string>>;

/** Edits a gift. The user's input is kept if the gift is changed elsewhere meanwhile. */
export function GiftDialog({ gift: opened, occasions, onClose }: GiftDialogProps) {
  const save = useChangeGift();
  const [gift, setGift] = useState(opened);
  const [values, setValues] = useState(() => valuesOf(opened));
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<Said | null>(null);
  const start = valuesOf(gift);
  const dirty = Object.entries(start).some(([field, value]) => values[field as keyof GiftValues] !== value);

  const submit = () => {
    const wrong = problemsWith(values);
    setProblems(wrong);
    setNotice(null);
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`gift-${first}`)?.focus();
    if (!dirty) return onClose();
    save.mutate(changesOf(gift, values), {
      onSuccess: onClose,
      onError: (error) => {
        const now = changedGiftOf(error);
        setProblems(errorFields(error));
        if (!now) return setNotice({ text: errorMessage(error, 'Please try again.'), isChange: false });
        setNotice({ text: whatChanged(gift, now).join(' '), isChange: true });
        setGift(now);
        setValues(rebased(values, gift, now));
      },
    });
  };
  const field: FieldOf = (name) => ({
    id: `gift-${name}`,
    value: values[name],
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
    error: problems[name] !== undefined,
    helperText: problems[name],
  });
  const takeTheirs = () => {
    setValues(valuesOf(gift));
    setNotice(null);
  };
  return (
    <SaveDialog title="Edit gift" dirty={dirty} isSaving={save.isPending} onSave={submit} onClose={onClose}>
      {notice && <Notice {...notice} onTakeTheirs={takeTheirs} />}
      <Fields state={gift.state} field={field}>
        <ForDay
          gift={gift}
          occasions={occasions}
          field={field}
          value={values.occasion}
          // For another occasion the server chooses the year.
          onChoose={(occasion) => setValues({ ...values, occasion, year: '' })}
        />
      </Fields>
    </SaveDialog>
  );
}

const Notice = ({ text, isChange, onTakeTheirs }: Said & { onTakeTheirs: () => void }) => (
  <Box
    role="alert"
    sx={{
      p: 2,
      borderRadius: '12px',
      borderLeft: '6px solid',
      borderLeftColor: 'error.main',
      bgcolor: 'blush.main',
      color: 'blush.contrastText',
      overflowWrap: 'anywhere',
    }}
  >
    {isChange ? (
      <>
        <b>This gift was changed somewhere else.</b> {text} Save again to keep what you typed.
        <Box sx={{ mt: 1.5 }}>
          <Button size="small" variant="outlined" onClick={onTakeTheirs}>
            Discard what I typed
          </Button>
        </Box>
      </>
    ) : (
      text
    )}
  </Box>
);

interface ForDayProps {
  gift: Gift;
  occasions: readonly Occasion[];
  field: FieldOf;
  value: string;
  onChoose: (occasionId: string) => void;
}

/** The occasion and year of the gift. */
const ForDay = ({ gift, occasions, field, value, onChoose }: ForDayProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: { sm: 'minmax(0, 1fr) 9rem' },
      alignItems: 'start',
    }}
  >
    <ChoiceField label="For" value={value} onChoose={onChoose}>
      <option value="">No special occasion</option>
      {gift.occasion && !occasions.some(({ id }) => id === gift.occasion?.id) && (
        <option value={gift.occasion.id}>{occasionName(gift.occasion)}</option>
      )}
      {occasions.map((each) => (
        <option key={each.id} value={each.id}>
          {occasionName(each)}
        </option>
      ))}
    </ChoiceField>
    <TextField
      label="Year"
      {...field('year')}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
    />
  </Box>
);

const Fields = ({ state, field, children }: { state: GiftState; field: FieldOf; children: ReactNode }) => (
  <>
    <TextField label="Title" required {...field('title')} slotProps={{ htmlInput: { maxLength: 200 } }} />
    <TextField
      label="Price in dollars"
      {...field('price')}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: maxAmountLength, autoComplete: 'off' } }}
    />
    {children}
    <TextField
      label="Link"
      placeholder="https://"
      {...field('link')}
      slotProps={{ htmlInput: { type: 'url', maxLength: 2_000, autoComplete: 'off' } }}
    />
    <TextField
      label="Note"
      multiline
      minRows={3}
      {...field('note')}
      slotProps={{ htmlInput: { maxLength: 2_000 } }}
    />
    {state !== 'idea' && (
      <TextField
        label={`${stateLabels[state]} on`}
        {...field('on')}
        slotProps={{ htmlInput: { type: 'date' } }}
      />
    )}
  </>
);
