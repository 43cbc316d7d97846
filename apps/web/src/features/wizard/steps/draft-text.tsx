import { problemOf, type Draft } from '../draft.js';
import { change, useDraft } from '../wizard-draft.js';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.js';

type TextOf = { [F in keyof Draft]: Draft[F] extends string ? (string extends Draft[F] ? F : never) : never };
type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error'> & {
  field: TextOf[keyof Draft];
};

/** A text field of the draft; shows its error once it has content. */
export function DraftText({ field, helperText, ...rest }: Props) {
  const draft = useDraft((state) => state.draft);
  const problem = draft[field].trim() ? problemOf(field, draft) : undefined;
  return (
    <TextField
      {...rest}
      name={field}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  );
}
