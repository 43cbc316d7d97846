import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.js';

/** `guest`: the bar for a guest with saved ideas. */
type Place = 'bar' | 'menu' | 'guest';

/** The screens of a signed-in user, in order; guests see those that need no account. */
const links: readonly { to: string; label: string; forGuests?: true }[] = [
  { to: paths.recipients, label: 'Recipients' },
  { to: paths.occasions, label: 'Occasions' },
  { to: paths.plan, label: 'Plan' },
  { to: paths.wishlists, label: 'Wishlists' },
  { to: paths.groupPurchases, label: 'Group Gifts' },
  { to: paths.saved, label: 'Saved', forGuests: true },
  { to: paths.settings, label: 'Settings' },
];

export function NavigationLinks({ where, onChoose }: { where: Place; onChoose?: () => void }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexDirection: where === 'menu' ? 'column' : 'row',
        gap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {links
        .filter(({ forGuests }) => forGuests || where !== 'guest')
        .map(({ to, label }) => (
          <Box component="li" key={to}>
            <RibbonLink to={to} onClick={onChoose}>
              {label}
            </RibbonLink>
          </Box>
        ))}
    </Box>
  );
}

/** The active link is underlined with a ribbon. */
const RibbonLink = styled(NavLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  padding: '10px',
  whiteSpace: 'nowrap',
  borderRadius: 10,
  fontWeight: 600,
  color: theme.vars!.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars!.palette.text.primary },
  '&.active': { color: theme.vars!.palette.text.primary },
  '&.active::after': {
    content: '""',
    position: 'absolute',
    left: 8,
    right: 8,
    bottom: 2,
    height: 6,
    background: theme.vars!.palette.primary.main,
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 5px) 50%, 100% 100%, 0 100%, 5px 50%)',
  },
}));
