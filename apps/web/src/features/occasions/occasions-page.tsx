import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlusIcon } from '../../ui/icons/icons.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useFirstCalendarSettings, useNewDays } from '../../data/planning.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { NobodyToThinkOf, SignedOut } from './invitations.js';
import { OccasionsSection } from './occasions-section.js';
import { namesQuery } from './occasions.api.js';

const loadDialog = () => import('./occasion-dialog.js');
const preloadDialog = () => void loadDialog().catch(() => undefined);

interface OccasionsPageProps {
  /** The path of the recipients page. */
  recipients: string;
  /** The path of the settings of the calendar feed. */
  calendar: string;
  /** The occasion that the wizard is being opened for. */
  planning: number | undefined;
  onPlan: (occasion: Occasion) => void;
}

/** All occasions, each with the days left. */
export function OccasionsPage(props: OccasionsPageProps) {
  usePageTitle('Occasions');
  const { status } = useUser();
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out') return <SignedOut />;
  return <Occasions {...props} isUser={status === 'signed-in'} />;
}

/** State of the dialog: closed, for a new occasion, or for an existing one. */
interface DialogState {
  open: boolean;
  occasion: Occasion | undefined;
}

function Occasions({
  recipients,
  calendar,
  isUser,
  planning,
  onPlan,
}: OccasionsPageProps & { isUser: boolean }) {
  useFirstCalendarSettings();
  useNewDays();
  const names = useQuery({ ...namesQuery(), enabled: isUser });
  const [shown, setShown] = useState<DialogState>({ open: false, occasion: undefined });
  // Keeps the occasion until the dialog has faded out.
  const close = useCallback(() => setShown((last) => ({ ...last, open: false })), []);
  const edit = useCallback((occasion: Occasion) => setShown({ open: true, occasion }), []);
  const add = () => setShown({ open: true, occasion: undefined });
  const dialog = useLazyModule(shown.open, loadDialog, close);
  const nobody = names.data?.total === 0;
  return (
    <Container
      maxWidth="lg"
      sx={{ py: { xs: 4, md: 7 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
          Occasions
        </Typography>
        <Button component={Link} to={calendar} variant="text">
          Add to my calendar
        </Button>
        <Button
          variant="contained"
          startIcon={<PlusIcon />}
          disabled={!names.data || nobody}
          onClick={add}
          onPointerEnter={preloadDialog}
        >
          Add Occasion
        </Button>
      </Box>
      {names.error && !names.data ? (
        <LoadError
          error={names.error}
          what="your people"
          retrying={names.isFetching}
          onRetry={() => void names.refetch()}
        />
      ) : nobody ? (
        <NobodyToThinkOf recipients={recipients} />
      ) : (
        <OccasionsSection isUser={isUser} planning={planning} onPlan={onPlan} onEdit={edit} onAdd={add} />
      )}
      {(planning !== undefined || (shown.open && !dialog)) && <LoadingRibbon />}
      {dialog && <dialog.OccasionDialog open={shown.open} occasion={shown.occasion} onClose={close} />}
    </Container>
  );
}
