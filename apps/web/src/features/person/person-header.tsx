import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EditIcon, GiftIcon, PlusIcon } from '../../ui/icons/icons.js';
import { Avatar } from '../../ui/illustrations/avatar.js';
import { Portrait } from './person.styles.js';

interface PersonHeaderProps {
  recipient: Recipient;
  /** The wizard is being opened for them. */
  planning: boolean;
  onPlan: () => void;
  onAddIdea: () => void;
  onEdit: () => void;
}

/** Whether a part of the name is wider than a phone in the usual size. */
const hasLongWord = (name: string) => name.split(/[\s-]/).some((word) => word.length > 14);

/** The person's name and the actions for them. */
export function PersonHeader({ recipient, planning, onPlan, onAddIdea, onEdit }: PersonHeaderProps) {
  const { name, nickname, age } = recipient;
  const relationship =
    (recipient.relationship === 'other' && recipient.customRelationship) || labelOf(recipient.relationship);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Portrait>
        <Avatar recipient={recipient} />
      </Portrait>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" component="h1" sx={hasLongWord(name) ? { fontSize: { xs: '1.5rem' } } : {}}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[relationship, nickname && `“${nickname}”`, age !== null && `age ${age}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          startIcon={<GiftIcon />}
          aria-busy={planning}
          onClick={planning ? undefined : onPlan}
        >
          Plan Gift
        </Button>
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={onAddIdea}>
          Add a gift idea
        </Button>
        <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
          Edit
        </Button>
      </Box>
    </Box>
  );
}
