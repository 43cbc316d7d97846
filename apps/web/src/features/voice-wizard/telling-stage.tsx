import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { transcriptionMax } from '@giftwell/contracts/people/person-fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/icons.js';
import { calledName } from '../../ui/facts/facts-input.js';
import { chooseMode } from '../../data/stores/wizard-store.js';
import { browserListens } from './recording/browser-speech.js';
import { BrowserSpeechPanel } from './recording/browser-speech-panel.js';
import { ProblemNote } from './problem-note.js';
import { QuestionList } from './question-list.js';
import { StageHeading } from './stage-heading.js';
import { RecordPanel } from './recording/record-panel.js';
import { setVoiceProblem, goTo, useVoiceNote, setNote, type VoiceNote } from './talk.js';
import { useVoice } from './use-voice.js';
import { voiceOptionsQuery } from './voice.api.js';
import { TextField } from '../../ui/fields/text-field.js';

/** Speaking, typing, or both; nothing is lost until it is understood. */
export function TellingStage() {
  const { note, known, questions, problem } = useVoiceNote();
  const voice = useVoice();
  const options = useQuery(voiceOptionsQuery);
  const [listening, setListening] = useState(false);
  const busy = voice.isTranscribing || voice.isUnderstanding;
  const transcribes = options.data?.transcription === true;

  const understand = () => {
    if (!busy && !listening && note.trim()) voice.understand();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        understand();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '24px !important', pb: 3 }}>
        <Introduction known={known} questions={questions} />
        <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
          {transcribes && (
            <RecordPanel
              busy={busy}
              isTranscribing={voice.isTranscribing}
              onBusy={setListening}
              onProblem={setVoiceProblem}
              onRecorded={voice.transcribe}
            />
          )}
          {options.isFetched && !transcribes && browserListens() && (
            <BrowserSpeechPanel busy={busy} onBusy={setListening} onProblem={setVoiceProblem} />
          )}
          <ProblemNote problem={problem}>
            {voice.unheard && (
              <Button variant="outlined" onClick={() => voice.transcribe(voice.unheard!)}>
                Send the recording again
              </Button>
            )}
          </ProblemNote>
          <NoteField
            label={transcribes || browserListens() ? 'Or type it' : 'In your own words'}
            note={note}
            onSubmit={understand}
          />
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: { xs: 2.5, sm: 4 }, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
      >
        <Button
          variant="text"
          color="inherit"
          startIcon={<ArrowLeftIcon />}
          disabled={busy || listening}
          onClick={() => (known ? goTo('review') : chooseMode('choosing'))}
        >
          Back
        </Button>
        <Button
          type="submit"
          variant="contained"
          endIcon={<ArrowRightIcon />}
          disabled={!note.trim() || busy || listening}
          aria-busy={voice.isUnderstanding}
        >
          {voice.isUnderstanding ? 'Understanding…' : 'Continue'}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** Asks for missing information. */
function Introduction({ known, questions }: Pick<VoiceNote, 'known' | 'questions'>) {
  const name = known && calledName(known);
  return (
    <>
      <StageHeading>
        {known ? `What else should we know${name ? ` about ${name}` : ''}?` : 'Tell us about them'}
      </StageHeading>
      {known && questions.length > 0 ? (
        <QuestionList questions={questions} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {known
            ? 'We’ve kept everything you told us before.'
            : 'Who’s it for, what do they love, what’s the occasion, what’s your budget? Like telling a friend.'}
        </Typography>
      )}
    </>
  );
}

interface NoteFieldProps {
  label: string;
  note: string;
  onSubmit: () => void;
}

function NoteField({ label, note, onSubmit }: NoteFieldProps) {
  return (
    <TextField
      label={label}
      placeholder="My sister Maya turns 34 in May. She bakes her own bread and hates clutter. About fifty dollars."
      multiline
      minRows={4}
      maxRows={12}
      value={note}
      onChange={({ target }) => setNote(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit();
      }}
      helperText={
        note.length > transcriptionMax * 0.9
          ? `${transcriptionMax - note.length} characters left`
          : 'Names, hobbies, dislikes: small things say a lot.'
      }
      htmlInput={{ maxLength: transcriptionMax }}
    />
  );
}
