import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import { AskButton } from '../../features/ask/ask-button.js';
import { useReadLinks } from '../../features/gifts/read-links.js';
import { VoiceNotes } from '../../features/person/voice-notes.js';
import { QuickNoteForm } from '../../features/quick-note/quick-note-form.js';

interface PersonNotesProps {
  recipient: Pick<Recipient, 'id' | 'name' | 'voiceTranscriptions'>;
  /** Where all people are. */
  people: string;
  /** Where everything about a recipient is. */
  pathOf: (id: number) => string;
}

/** What was said about a person, with a field for more. It also listens for news about their gifts. */
export function PersonNotes({ recipient, people, pathOf }: PersonNotesProps) {
  const { id, name, voiceTranscriptions } = recipient;
  // Here, because the code for push messages isn't needed for what is seen first.
  useReadLinks(id);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <QuickNoteForm recipientId={id} pathOf={pathOf} people={people} />
      <AskButton recipient={{ id, name }} />
      <VoiceNotes notes={voiceTranscriptions} />
    </Box>
  );
}
