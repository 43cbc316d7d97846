import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { FormText } from '../fields/form-text.js';
import { RelationshipField } from '../fields/relationship-field.js';

/** The name and the relationship. */
export const BasicsStep = ({ onPointed }: { onPointed: (relationship: Relationship) => void }) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <FormText name="name" label="Name" placeholder="Anna" autoComplete="off" required />
    <RelationshipField onPointed={onPointed} />
  </Box>
);
