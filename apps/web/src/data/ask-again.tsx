import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './use-user.js';

interface AskAgainProps {
  size: 'small' | 'large';
  variant: 'contained' | 'outlined';
}

/** Requests the session again. */
export function AskAgain(props: AskAgainProps) {
  const { isFetching, refetch } = useQuery(meQuery);
  return (
    <Button {...props} aria-busy={isFetching} onClick={isFetching ? undefined : () => void refetch()}>
      {isFetching ? 'Trying…' : 'Try again'}
    </Button>
  );
}
