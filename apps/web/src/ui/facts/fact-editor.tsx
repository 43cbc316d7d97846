import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { labelOf, type Fact, type FactKind } from './fact-chips.js';
import { asksFor, blankOf, factFrom, kindLabels, optionsOf, problemWith } from './fact-fields.js';
import { ChoiceField, type ChoiceFieldProps } from '../fields/choice-field.js';
import { TextField } from '../fields/text-field.js';

interface FactEditorProps {
  anchor: HTMLElement;
  /** The fact to change; null to add one. */
  fact: Fact | null;
  /** The kinds that can be added. */
  addable: readonly FactKind[];
  onSave: (fact: Fact) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

/** A small form at a chip that changes or adds a fact. */
export function FactEditor({ anchor, fact, addable, onSave, onRemove, onClose }: FactEditorProps) {
  const titleId = useId();
  const [kind, setKind] = useState<FactKind>(fact?.kind ?? 'interest');
  const [fields, setFields] = useState(() => blankOf(fact));
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const { choice, text, second } = asksFor(kind, fields.choice);

  // After the popover has been positioned.
  useEffect(() => {
    const timer = setTimeout(() => first.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Must not submit the form around the popover.
    event.stopPropagation();
    const wrong = problemWith(kind, fields);
    setProblem(wrong);
    if (!wrong) return onSave(factFrom(kind, fields));
    first.current?.focus();
  };
  const change = (change: Partial<typeof fields>) => {
    setFields({ ...fields, ...change });
    setProblem(null);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            width: 320,
            maxWidth: 'calc(100% - 32px)',
            p: 2.5,
            mt: 0.75,
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Typography id={titleId} variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {fact ? `Change “${labelOf(fact)}”` : 'Add'}
        </Typography>
        {!fact && (
          <Options
            label="What is it?"
            value={kind}
            options={addable.map((value) => ({ value, label: kindLabels[value] }))}
            onChoose={(next) => {
              setKind(next as FactKind);
              change(blankOf(null));
            }}
          />
        )}
        {choice && (
          <Options
            label={choice}
            inputRef={text ? undefined : first}
            value={fields.choice}
            options={optionsOf(kind)}
            problem={text ? null : problem}
            onChoose={(next) => change({ choice: next })}
          />
        )}
        {text && (
          <TextField
            label={text}
            inputRef={first}
            value={fields.text}
            onChange={({ target }) => change({ text: target.value })}
            error={problem !== null}
            helperText={problem}
            htmlInput={{
              maxLength: 80,
              autoComplete: 'off',
              ...((kind === 'age' || kind === 'spend') && { inputMode: 'numeric' as const }),
            }}
          />
        )}
        {second && (
          <TextField
            label={second}
            value={fields.second}
            onChange={({ target }) => change({ second: target.value })}
            htmlInput={{ maxLength: 80, autoComplete: 'off', inputMode: 'numeric' }}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {onRemove && (
            <Button variant="text" color="inherit" onClick={onRemove} sx={{ mr: 'auto', ml: -1 }}>
              Remove
            </Button>
          )}
          {!onRemove && (
            <Button variant="text" color="inherit" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" variant="contained">
            {fact ? 'Save' : 'Add'}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

interface OptionsProps extends Omit<ChoiceFieldProps<string>, 'children'> {
  options: readonly { value: string; label: string }[];
}
const Options = ({ options, ...field }: OptionsProps) => (
  <ChoiceField {...field}>
    {field.value === '' && <option value="">Please choose</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </ChoiceField>
);
