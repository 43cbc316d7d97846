import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface AboutSettingsProps {
  version: string;
  paths: { terms: string; privacy: string };
}

/** The version, and what applies to the use of the app. */
export const AboutSettings = ({ version, paths }: AboutSettingsProps) => (
  <>
    <Typography sx={{ mb: 1.5 }}>Giftwell, version {version}</Typography>
    <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      <Link component={RouterLink} to={paths.terms} sx={{ py: 1 }}>
        Terms of Service
      </Link>
      <Link component={RouterLink} to={paths.privacy} sx={{ py: 1 }}>
        Privacy Policy
      </Link>
      {/* A static document, created by the build. */}
      <Link href="/open-source" sx={{ py: 1 }}>
        Open source
      </Link>
    </Typography>
  </>
);
