import { labelOf, relationships, type Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { FormText } from './form-text.js';
import type { RecipientValues } from '../recipient-values.js';

const choices = relationships.map((value) => ({ value, label: labelOf(value) }));

/**
 * The relationship. `onPointed` is called only for choices by mouse or touch, because arrow keys choose every tag on
 * the way.
 */
export function RelationshipField({ onPointed }: { onPointed?: (relationship: Relationship) => void }) {
  const { field, fieldState } = useController<RecipientValues, 'relationship'>({ name: 'relationship' });
  const pointed = useRef(false);
  const chosen: Relationship | undefined = field.value;
  return (
    <Box
      onPointerDown={() => (pointed.current = true)}
      onKeyDown={() => (pointed.current = false)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <ChoiceTags
        legend="Relationship"
        legendShown
        single
        columns={[2, 3]}
        choices={choices}
        chosen={chosen ? [chosen] : []}
        onChange={([value]) => {
          field.onChange(value);
          if (pointed.current) onPointed?.(value as Relationship);
        }}
        problem={fieldState.error?.message}
        inputRef={field.ref}
      />
      {chosen === 'other' && (
        <FormText
          name="customRelationship"
          label="How do you know them? (optional)"
          placeholder="Neighbor, teacher, godchild…"
          autoComplete="off"
        />
      )}
    </Box>
  );
}
