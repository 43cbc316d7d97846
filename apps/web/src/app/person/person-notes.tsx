import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import { AskButton } from '../../features/ask/ask-button.js';
import { VoiceNotes } from '../../features/person/voice-notes.js';
import { QuickNoteForm } from '../../features/quick-note/quick-note-form.js';

interface PersonNotesProps {
  recipient: Pick<Recipient, 'id' | 'name' | 'voiceTranscriptions'>;
  /** Where all people are. */
  people: string;
  /** Where everything about a recipient is. */
  pathOf: (id: number) => string;
}

/** What was said about a person, with a field for more. */
export const PersonNotes = ({
  recipient: { id, name, voiceTranscriptions },
  people,
  pathOf,
}: PersonNotesProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
    <QuickNoteForm recipientId={id} pathOf={pathOf} people={people} />
    <AskButton recipient={{ id, name }} />
    <VoiceNotes notes={voiceTranscriptions} />
  </Box>
);
