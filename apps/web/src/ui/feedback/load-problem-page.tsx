import Button from '@mui/material/Button';
import { TangledRibbon } from '../illustrations/illustrations.js';
import { MessagePage } from './message-page.js';

interface LoadProblemPageProps {
  error: Error;
  /** What is missing: `this wishlist`. */
  what: string;
  onRetry: () => void;
}

/** Shown instead of a page whose content failed to load. */
export const LoadProblemPage = ({ error, what, onRetry }: LoadProblemPageProps) => (
  <MessagePage
    illustration={<TangledRibbon />}
    title={`We couldn’t load ${what}`}
    action={
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {error.message}
  </MessagePage>
);
