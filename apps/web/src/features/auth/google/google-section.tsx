import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { SetPassword } from '../links/set-password.js';
import { PasswordStep } from '../password-step.js';
import { SettingsSection } from '../settings/settings-section.js';
import { googleQuery, optionsQuery, useLinkGoogle, useUnlinkGoogle } from './google.api.js';

/** Links the account with Google, or removes the link. Not shown where Google isn't set up. */
export function GoogleSection() {
  const { data: options } = useQuery(optionsQuery);
  const { data: google, error, isFetching, refetch } = useQuery(googleQuery);
  if (!google && error && options?.google)
    return (
      <SettingsSection title="Google">
        <LoadError
          error={error}
          what="your Google settings"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </SettingsSection>
    );
  if (!google || (!options?.google && !google.linked)) return null;
  return (
    <SettingsSection title="Google">
      <Typography sx={{ color: 'text.secondary' }}>{explanation(google)}</Typography>
      {google.hasPassword ? google.linked ? <Unlink /> : <Link /> : <SetPassword />}
    </SettingsSection>
  );
}

function explanation({
  linked,
  email,
  hasPassword,
}: {
  linked: boolean;
  email: string | null;
  hasPassword: boolean;
}) {
  if (!linked) return 'Link your Google account and sign in with one click.';
  const who = email ? `You can sign in with Google as ${email}.` : 'You can sign in with Google.';
  return hasPassword ? who : `${who} To unlink it, set a password first.`;
}

function Link() {
  const link = useLinkGoogle();
  return (
    <PasswordStep
      mutation={link}
      open="Link Google"
      buttonText={{ idle: 'Continue to Google', pending: 'One moment…' }}
      prefix="google"
      title="Google wasn’t linked"
    />
  );
}

function Unlink() {
  const unlink = useUnlinkGoogle();
  return (
    <PasswordStep
      mutation={unlink}
      open="Unlink Google"
      buttonText={{ idle: 'Unlink', pending: 'Unlinking…' }}
      prefix="google"
      title="Google wasn’t unlinked"
    />
  );
}
