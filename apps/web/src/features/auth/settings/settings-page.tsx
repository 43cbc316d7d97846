import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { SignInPage } from '../../../data/sign-in-page.js';
import { UnreachablePage } from '../../../data/unreachable-page.js';
import { useUser } from '../../../data/use-user.js';
import { usePageTitle } from '../../../ui/feedback/use-page-title.js';
import { Bow } from '../../../ui/illustrations/ribbon.js';
import { AddressSection } from './address-section.js';
import { MailSection } from './mail-section.js';
import { PasswordSection } from './password-section.js';
import { SessionsSection } from './sessions-section.js';
import { UsernameSection } from './username-section.js';

/** Username, address, password, mails and devices of the account. */
export function SettingsPage({ forgotPath }: { forgotPath: string }) {
  usePageTitle('Settings');
  const { user, status } = useUser();
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<Bow sx={{ width: 120 }} />} title="Sign in to access settings">
        Your username, address and password, and which emails you get.
      </SignInPage>
    );
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 7 }, px: { xs: 2.75, sm: 3 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Settings
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4, overflowWrap: 'anywhere' }}>
        {user?.username ?? ' '}
      </Typography>
      {user && (
        <>
          <UsernameSection user={user} />
          <AddressSection />
          <PasswordSection forgotPath={forgotPath} />
          <MailSection />
          <SessionsSection />
        </>
      )}
    </Container>
  );
}
