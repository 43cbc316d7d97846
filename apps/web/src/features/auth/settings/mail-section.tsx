import { mailLists, type MailList } from '@giftwell/contracts/auth/mail';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery, useChangePreference } from './settings.api.js';
import { SettingsSection } from './settings-section.js';

const labels: Record<MailList, string> = {
  reminders: 'Reminders two weeks ahead',
  upcoming: 'Reminders one week ahead',
  digest: 'An overview of each month',
  group_gifts: 'News about group gifts',
};

/** Which mails somebody gets; those about the account always come. */
export function MailSection() {
  const { data: wanted } = useQuery(preferencesQuery);
  const change = useChangePreference();
  const pending = change.isPending ? change.variables : undefined;
  return (
    <SettingsSection title="Emails">
      <Typography sx={{ color: 'text.secondary' }}>
        Emails about your account, such as a changed password, always come.
      </Typography>
      {wanted &&
        mailLists.map((list) => (
          <FormControlLabel
            key={list}
            label={labels[list]}
            control={
              <Switch
                checked={pending?.list === list ? pending.on : wanted[list]}
                disabled={pending !== undefined}
                onChange={(_, on) => change.mutate({ list, on })}
              />
            }
          />
        ))}
    </SettingsSection>
  );
}
