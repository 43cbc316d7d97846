import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCode, errorMessage } from '../../../ui/feedback/app-error.js';
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
  /** What to do instead when the link has been used or is too old. */
  otherwise: ReactNode;
  /** Shown after the action. */
  done: (answer: Answer) => { title: string; introduction: ReactNode; action: ReactNode };
}

/** After these, the same link never works. */
const finalRefusals = ['link_expired', 'email_taken'];

/**
 * The target of a link in a mail, with one button for the action. Not the visit itself, because mail programs open
 * links to check them.
 */
export function LinkPage<Answer>({ words, action, otherwise, done }: LinkPageProps<Answer>) {
  const token = useLinkToken();
  if (token === null)
    return (
      <NarrowPage title="This link isn’t complete" introduction="Please open the whole link from the email.">
        {otherwise}
      </NarrowPage>
    );
  if (action.isSuccess) {
    const { action: next, ...finished } = done(action.data);
    return <NarrowPage {...finished}>{next}</NarrowPage>;
  }
  const { title, introduction, button, failure } = words;
  if (finalRefusals.includes(errorCode(action.error)))
    return (
      <NarrowPage
        title={failure.title}
        introduction={errorMessage(action.error!, failure.otherwise)}
        role="alert"
      >
        {otherwise}
      </NarrowPage>
    );
  return (
    <NarrowPage title={title} introduction={introduction}>
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        {action.error && <RefusalNote error={action.error} fields={[]} failure={failure} />}
        <Button
          variant="contained"
          size="large"
          disabled={action.isPending}
          onClick={() => action.mutate({ token })}
        >
          {action.isPending ? button.pending : button.idle}
        </Button>
      </Box>
    </NarrowPage>
  );
}
