import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../icons/icons.js';

interface ListPageProps {
  title: string;
  /** Buttons beside the title. */
  actions: ReactNode;
  children: ReactNode;
}

/** The page of everything of one kind, such as all wishlists. */
export const ListPage = ({ title, actions, children }: ListPageProps) => (
  <Container
    maxWidth="lg"
    sx={{ py: { xs: 4, md: 7 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {actions}
    </Box>
    {children}
  </Container>
);

interface OnePageProps {
  /** The page of all of its kind, and its title. */
  all: { to: string; label: string };
  children: ReactNode;
}

/** The page of one of them, with the way back. */
export const OnePage = ({ all, children }: OnePageProps) => (
  <Container
    maxWidth="md"
    sx={{ py: { xs: 3, md: 6 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
  >
    <Button
      component={Link}
      to={all.to}
      variant="text"
      color="inherit"
      startIcon={<ArrowLeftIcon />}
      sx={{ justifySelf: 'start', ml: -1, mb: -2, displayPrint: 'none' }}
    >
      {all.label}
    </Button>
    {children}
  </Container>
);

interface NothingYetProps {
  illustration: ReactNode;
  title: string;
  /** What it is good for. */
  children: ReactNode;
  /** The label of the button that starts the first one. */
  start: string;
  onStart: () => void;
}

/** In place of an empty list. */
export const NothingYet = ({ illustration, title, children, start, onStart }: NothingYetProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 4, textAlign: 'center' }}>
    <Box sx={{ '& svg': { width: 240, maxWidth: '100%', height: 'auto' } }}>{illustration}</Box>
    <Typography variant="h4" component="h2">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '34rem' }}>{children}</Typography>
    <Button variant="outlined" onClick={onStart}>
      {start}
    </Button>
  </Box>
);
