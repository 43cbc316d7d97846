import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { peopleQuery } from '../planning.js';

interface ChoosePersonDialogProps {
  title: string;
  question: string;
  isSaving: boolean;
  /** Why the last attempt to save failed. */
  error: Error | null;
  onSave: (recipientId: number) => void;
  onClose: () => void;
}

/** Asks for one of the user's people. */
export function ChoosePersonDialog({ title, question, error, onSave, ...dialog }: ChoosePersonDialogProps) {
  const { data: people, error: loadError, isFetching, refetch } = useQuery(peopleQuery);
  const [recipient, setRecipient] = useState('');
  const [isMissing, setMissing] = useState(false);
  const failure = error && errorMessage(error, 'That didn’t work. Please try again.');
  return (
    <SaveDialog
      title={title}
      dirty={false}
      onSave={() => (recipient ? onSave(Number(recipient)) : setMissing(true))}
      {...dialog}
    >
      <Typography>{question}</Typography>
      {!people && loadError && (
        <LoadError
          error={loadError}
          what="your people"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {people?.length === 0 ? (
        <Typography>You haven’t added any people yet. Add them under Recipients first.</Typography>
      ) : (
        <ChoiceField
          label="Person"
          value={recipient}
          onChoose={(id) => {
            setRecipient(id);
            setMissing(false);
          }}
          problem={isMissing ? 'Choose a person' : failure}
        >
          <option value="">Choose a person</option>
          {people?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </SaveDialog>
  );
}
