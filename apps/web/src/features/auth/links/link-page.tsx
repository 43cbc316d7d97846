import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RefusalNote } from '../refusal-note.js';
import { NarrowPage } from './narrow-page.js';
import { useLinkToken } from './use-link-token.js';

interface Words {
  title: string;
  introduction: string;
  button: { idle: string; pending: string };
  failure: { title: string; otherwise: string };
}

interface LinkPageProps<Answer> {
  words: Words;
  action: UseMutationResult<Answer, Error, { token: string }>;
  /** Shown after the action. */
  done: (answer: Answer) => { title: string; introduction: ReactNode; action: ReactNode };
}

/**
 * The target of a link in a mail, with one button for the action. Not the visit itself, because mail programs open
 * links to check them.
 */
export function LinkPage<Answer>({ words, action, done }: LinkPageProps<Answer>) {
  const token = useLinkToken();
  if (token === null)
    return (
      <NarrowPage title="This link isn’t complete" introduction="Please open the whole link from the email.">
        {null}
      </NarrowPage>
    );
  if (action.isSuccess) {
    const { action: next, ...finished } = done(action.data);
    return <NarrowPage {...finished}>{next}</NarrowPage>;
  }
  const { title, introduction, button, failure } = words;
  return (
    <NarrowPage title={title} introduction={introduction}>
      {action.error && <RefusalNote error={action.error} fields={[]} failure={failure} />}
      <Button
        variant="contained"
        size="large"
        sx={{ mt: action.error ? 2.5 : 0 }}
        disabled={action.isPending}
        onClick={() => action.mutate({ token })}
      >
        {action.isPending ? button.pending : button.idle}
      </Button>
    </NarrowPage>
  );
}
