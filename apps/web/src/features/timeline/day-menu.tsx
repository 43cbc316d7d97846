import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { daysLeftText, formatDate } from '../../ui/fields/dates.js';
import { OccasionIcon } from '../../ui/icons/occasion-icon.js';
import { kindColors, occasionKind } from '../../ui/theme/occasion-kind.js';
import { occasionName, yearsText } from '../../ui/fields/occasion-words.js';
import type { DayMark } from './timeline-marks.js';

export interface OpenDay {
  day: Pick<DayMark, 'date' | 'daysLeft' | 'occasions'>;
  opener: HTMLElement;
  open: boolean;
}
interface DayMenuProps {
  menu: OpenDay;
  onPlan: (occasion: UpcomingOccasion) => void;
  onClose: () => void;
}

/** All occasions of a day; each opens the wizard. */
export function DayMenu({ menu: { day, opener, open }, onPlan, onClose }: DayMenuProps) {
  const title = `${formatDate(day.date)} · ${daysLeftText(day.daysLeft)}`;
  return (
    <Menu
      open={open}
      anchorEl={opener}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        list: { 'aria-label': title },
        paper: {
          // A dialog, because it has a heading.
          role: 'dialog',
          'aria-label': title,
          sx: (theme) => ({
            ...kindColors(theme),
            maxWidth: 'min(360px, calc(100vw - 24px))',
            maxHeight: 420,
          }),
        },
      }}
    >
      <ListSubheader
        aria-hidden
        sx={{ bgcolor: 'background.paper', color: 'text.primary', lineHeight: 1.5, py: 1 }}
      >
        {title}
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          Choose one to plan a gift
        </Box>
      </ListSubheader>
      {day.occasions.map((each) => (
        <MenuItem
          key={each.id}
          // Inside, because the menu would cut off an outer ring.
          sx={{
            gap: 1.5,
            whiteSpace: 'normal',
            minHeight: 52,
            '&.Mui-focusVisible': { outlineOffset: -3 },
          }}
          onClick={() => {
            onClose();
            onPlan(each);
          }}
        >
          <Box data-kind={occasionKind(each.type)} sx={{ display: 'flex', color: 'var(--kind)' }}>
            <OccasionIcon occasion={each.type} size={26} />
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 620 }}>{each.recipientName}</Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {[occasionName(each), yearsText(each)].filter(Boolean).join(', ')}
            </Box>
          </Box>
        </MenuItem>
      ))}
    </Menu>
  );
}
