import { isSameName } from '@giftwell/contracts/core/names';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { notAddedText, type Added } from './quick-add.api.js';
import { counted } from '../../ui/text/counted.js';

interface QuickAddResultProps {
  added: Added;
  /** Opens a person's known facts; null while other lines remain. */
  onDescribe: ((id: number) => void) | null;
}

const namesShown = 6;

/** `Rosa and Mum`, `Rosa, Mum and 3 others` */
function listed(people: Added['recipients']): string {
  const names = people.slice(0, namesShown).map(({ name }) => name);
  const others = people.length - names.length;
  const shown = others > 0 ? [...names, counted(others, 'other')] : names;
  return new Intl.ListFormat('en-GB').format(shown);
}

/** Who was added, which dates weren't, and why. Interests can be added now or later. */
export function QuickAddResult({
  added: { added, recipients, notAdded, alreadyThere },
  onDescribe,
}: QuickAddResultProps) {
  const [isLater, setIsLater] = useState(false);
  // New people come first.
  const fresh = recipients.slice(0, added);
  const isLeftOut = (name: string) => notAdded.some((each) => isSameName(each.name, name));
  const known = recipients.slice(added).filter(({ name }) => !isLeftOut(name));
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {fresh.length > 0 && (
        <Typography variant="h4" component="p">
          Added: {listed(fresh)}.
        </Typography>
      )}
      {known.length > 0 && <Typography variant="body2">New date for {listed(known)}.</Typography>}
      {notAdded.length + alreadyThere.length > 0 && (
        <Box component="ul" aria-label="Not added" sx={{ m: 0, pl: 2.5 }}>
          {notAdded.map((each, index) => (
            <Typography key={index} component="li" variant="body2">
              {notAddedText(each)}
            </Typography>
          ))}
          {alreadyThere.map((name) => (
            <Typography key={name} component="li" variant="body2">
              {name} is already on your list.
            </Typography>
          ))}
        </Box>
      )}
      {fresh.length > 0 && onDescribe && !isLater && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">What do they love?</Typography>
          {fresh.slice(0, namesShown).map(({ id, name }) => (
            <Button key={id} size="small" variant="outlined" onClick={() => onDescribe(id)}>
              {name}
            </Button>
          ))}
          <Button size="small" variant="text" color="inherit" onClick={() => setIsLater(true)}>
            Not now
          </Button>
        </Box>
      )}
    </Box>
  );
}
