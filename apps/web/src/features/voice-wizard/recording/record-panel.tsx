import { recordingMaxMs } from '@giftwell/contracts/gift-ai/transcription';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';
import { canRecord, type Recording, type RecorderState } from './recorder.js';
import { ProblemNote } from '../problem-note.js';
import { RoundButton } from './round-button.js';
import { useRecorder } from './use-recorder.js';
import { problems, type Problem } from '../voice-problem.js';

interface RecordPanelProps {
  /** Something else is in progress. */
  busy: boolean;
  isTranscribing: boolean;
  /** Called with whether a recording is in progress. */
  onBusy: (busy: boolean) => void;
  onProblem: (problem: Problem | null) => void;
  onRecorded: (recording: Recording) => void;
}

const warningMs = 30_000;

const statusTexts: Record<RecorderState, string> = {
  idle: 'Press and start talking',
  requesting: 'Waiting for your microphone…',
  recording: 'Listening. Press again when you’re done.',
  interrupted: 'Paused. We’ve kept what you said.',
  finishing: 'One moment…',
};

const buttonLabels: Record<RecorderState, string> = {
  idle: 'Start recording',
  requesting: 'Start recording',
  recording: 'Stop recording',
  interrupted: 'Resume',
  finishing: 'Start recording',
};

/** A record button with level, time and status text. */
export function RecordPanel({ busy, isTranscribing, onBusy, onProblem, onRecorded }: RecordPanelProps) {
  const { state, elapsedMs, level, start, finish, cancel } = useRecorder({ onRecorded, onProblem });
  const isUnderWay = state !== 'idle';
  useEffect(() => {
    onBusy(isUnderWay);
    return () => onBusy(false);
  }, [isUnderWay, onBusy]);
  if (!canRecord()) return <ProblemNote problem={problems.unsupported} />;

  const press = () => {
    if (state === 'recording') return finish();
    onProblem(null);
    start();
  };
  const leftMs = recordingMaxMs - elapsedMs;
  const isShort = leftMs <= warningMs;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 1 }}>
      <RoundButton
        label={buttonLabels[state]}
        isOn={state === 'recording'}
        level={level}
        disabled={(busy && !isUnderWay) || state === 'requesting' || state === 'finishing'}
        onClick={press}
      />
      <Box role="status" sx={{ textAlign: 'center' }}>
        {isTranscribing ? 'Turning your voice into words…' : statusTexts[state]}
        {isUnderWay && isShort && (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            Less than half a minute left.
          </Box>
        )}
      </Box>
      <Typography
        variant="body2"
        sx={{
          color: isShort ? 'error.main' : 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'center',
          minHeight: 24,
        }}
      >
        {isUnderWay
          ? `${clock(elapsedMs)} of ${clock(recordingMaxMs)}`
          : `Up to ${recordingMaxMs / 60_000} minutes. We delete the recording as soon as it’s text.`}
      </Typography>
      {state === 'interrupted' && <InterruptedChoice onFinish={finish} onCancel={cancel} />}
    </Box>
  );
}

const InterruptedChoice = ({ onFinish, onCancel }: { onFinish: () => void; onCancel: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
    <Button variant="outlined" onClick={onFinish}>
      Use what you have
    </Button>
    <Button variant="text" color="inherit" onClick={onCancel}>
      Start over
    </Button>
  </Box>
);

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
