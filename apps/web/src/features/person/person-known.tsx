import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { knownRows } from './known-rows.js';
import { Known } from './person.styles.js';

interface PersonKnownProps {
  recipient: Recipient;
  onEdit: () => void;
}

/** What every search for a gift begins with. */
export function PersonKnown({ recipient, onEdit }: PersonKnownProps) {
  const rows = knownRows(recipient);
  return (
    <Box component="section" aria-labelledby="known">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id="known" variant="h4" component="h2">
          What we know
        </Typography>
        <Button variant="text" size="small" onClick={onEdit}>
          Change
        </Button>
      </Box>
      <Known>
        {rows.map(({ label, values }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {values.map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
          </div>
        ))}
      </Known>
    </Box>
  );
}
