import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CloseIcon, MenuIcon } from '../../ui/icons/icons.js';
import { Logo } from '../../ui/icons/logo.js';
import { useAnyStored } from '../../data/stores/saved-storage.js';
import { useUser, type UserStatus } from '../../data/use-user.js';
import { AccountButtons } from '../account/account-buttons.js';
import { NavigationLinks } from './navigation-links.js';
import { paths } from '../paths.js';
import { QuickNoteButton } from './quick-note-button.js';
import { SchemeToggle } from './scheme-toggle.js';

export function NavigationBar() {
  const hidden = useWizardIsOpen();
  const { user, status } = useUser();
  const anyStored = useAnyStored();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const { pathname } = useLocation();

  // Every navigation closes the menu.
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setMenuOpen(false);
  }

  const closeMenu = () => setMenuOpen(false);
  return (
    <Box
      component="header"
      // Stays in the layout, so that nothing below it moves.
      style={{ visibility: hidden ? 'hidden' : undefined }}
      onKeyDown={(event) => event.key === 'Escape' && closeMenu()}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          alignItems: 'center',
          // With large text, what does not fit wraps to the next line.
          flexWrap: 'wrap',
          columnGap: { xs: 0.25, sm: 1, md: 2 },
          minHeight: 68,
          '@media (max-height: 480px)': { minHeight: 48 },
          px: { xs: 1.5, sm: 3 },
        }}
      >
        <Box
          component={Link}
          to={paths.home}
          aria-label="Giftwell, home"
          sx={{ color: 'inherit', textDecoration: 'none', borderRadius: 2, mr: { md: 2 } }}
        >
          <Logo />
        </Box>
        <Box sx={{ flex: 1 }}>
          {status === 'signed-out' && anyStored && (
            <Box component="nav" aria-label="Main">
              <NavigationLinks where="guest" />
            </Box>
          )}
          {user && (
            <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', lg: 'block' } }}>
              <NavigationLinks where="bar" />
            </Box>
          )}
        </Box>
        {user && <QuickNoteButton />}
        <SchemeToggle />
        <Box sx={accountStyles(status)}>
          <AccountButtons />
        </Box>
        {user && (
          <IconButton
            aria-label={menuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={menuOpen}
            aria-controls={menuId}
            onClick={() => setMenuOpen((open) => !open)}
            sx={{ display: { lg: 'none' } }}
          >
            {menuOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        )}
      </Container>
      {user && <Menu id={menuId} open={menuOpen} onChoose={closeMenu} />}
    </Box>
  );
}

const accountStyles = (status: UserStatus) => ({
  display: { xs: status === 'signed-in' ? 'none' : 'flex', lg: 'flex' },
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  flexShrink: 0,
  minWidth: 0,
  // For whoever was signed in the last time, nothing moves when the answer comes: it has the width of the name and
  // the button, and on a small screen that of the menu's button.
  '[data-account] &': {
    minWidth: { lg: '15rem' },
    justifyContent: 'flex-end',
    ...(status === 'unknown' && {
      width: { xs: 40, lg: 'auto' },
      '& button': { display: { xs: 'none', lg: 'inline-flex' } },
    }),
  },
});

interface MenuProps {
  id: string;
  open: boolean;
  onChoose: () => void;
}

/** The links and the account on a small screen. */
function Menu({ id, open, onChoose }: MenuProps) {
  return (
    <Box id={id} hidden={!open} sx={{ display: { lg: 'none' }, borderTop: 1, borderColor: 'divider' }}>
      {open && (
        <Container sx={{ py: 2, display: 'grid', gap: 2 }}>
          <Box component="nav" aria-label="Menu">
            <NavigationLinks where="menu" onChoose={onChoose} />
          </Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              minWidth: 0,
            }}
          >
            <AccountButtons onChoose={onChoose} />
          </Box>
        </Container>
      )}
    </Box>
  );
}

/** Full-screen dialogs such as the wizard dispatch window events when they open and close. */
function useWizardIsOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onOpen = () => setOpen(true);
    const onClose = () => setOpen(false);
    window.addEventListener('wizard-open', onOpen);
    window.addEventListener('wizard-close', onClose);
    return () => {
      window.removeEventListener('wizard-open', onOpen);
      window.removeEventListener('wizard-close', onClose);
    };
  }, []);
  return open;
}
