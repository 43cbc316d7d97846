import Box from '@mui/material/Box';
import { DraftText } from './draft-text.js';

export function NameStep() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DraftText field="recipientName" label="Their name" placeholder="Anna" autoComplete="off" required />
      <DraftText
        field="nickname"
        label="Nickname (optional)"
        placeholder="What you call them"
        autoComplete="off"
      />
    </Box>
  );
}
