import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SignInPage } from '../../data/sign-in-page.js';
import { TornCalendar } from './torn-calendar.js';

/** Explains this page. */
export const SignedOut = () => (
  <SignInPage illustration={<TornCalendar />} title="Sign in to track occasions">
    Birthdays, anniversaries, the right Mother&apos;s Day for their country, and how long you’ve got.
  </SignInPage>
);

/** Shown without recipients, because occasions need one. */
export const NobodyToThinkOf = ({ recipients }: { recipients: string }) => (
  <Invitation
    title="No recipients yet"
    action={
      <Button component={Link} to={recipients} variant="contained" size="large">
        Add Recipients
      </Button>
    }
  >
    Add someone first, then their dates.
  </Invitation>
);

export const NothingTracked = ({ onAdd }: { onAdd: () => void }) => (
  <Invitation
    title="No occasions tracked yet"
    action={
      <Button variant="contained" size="large" onClick={onAdd} sx={{ whiteSpace: 'normal' }}>
        Add Your First Occasion
      </Button>
    }
  >
    Add the dates that matter. Christmas, Valentine&apos;s, Mother&apos;s and Father&apos;s Day are filled in
    for you.
  </Invitation>
);

/** A centered card with a button. */
const Invitation = ({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) => (
  <Box
    component="section"
    sx={{
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: 2,
      px: 3,
      py: { xs: 4, md: 6 },
      borderRadius: '22px',
      border: 1,
      borderColor: 'divider',
      backgroundColor: 'background.paper',
      '& svg': { maxWidth: '100%', height: 'auto' },
    }}
  >
    <TornCalendar />
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: 460, mb: 1 }}>{children}</Typography>
    {action}
  </Box>
);
