import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { listen } from './browser-speech.js';
import { RoundButton } from './round-button.js';
import { appendTranscript } from '../talk.js';
import type { Problem } from '../voice-problem.js';

interface BrowserSpeechPanelProps {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onProblem: (problem: Problem | null) => void;
}

/** Speech recognition of the browser, if the server has none; words are added as they are spoken. */
export function BrowserSpeechPanel({ busy, onBusy, onProblem }: BrowserSpeechPanelProps) {
  const [guess, setGuess] = useState('');
  const [isOn, setIsOn] = useState(false);
  const hearing = useRef<ReturnType<typeof listen> | null>(null);
  useEffect(() => () => hearing.current?.abort(), []);
  useEffect(() => {
    onBusy(isOn);
    return () => onBusy(false);
  }, [isOn, onBusy]);

  const press = () => {
    if (isOn) return hearing.current?.stop();
    onProblem(null);
    setIsOn(true);
    hearing.current = listen({
      onWords: appendTranscript,
      onGuess: setGuess,
      onEnd: (problem) => {
        setIsOn(false);
        if (problem) onProblem(problem);
      },
    });
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 1 }}>
      <RoundButton
        label={isOn ? 'Stop listening' : 'Start talking'}
        isOn={isOn}
        level={guess ? 0.15 : 0}
        disabled={busy}
        onClick={press}
      />
      <Box role="status" sx={{ textAlign: 'center' }}>
        {isOn ? 'Listening. Press again when you’re done.' : 'Press and start talking'}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: 420 }}>
        {guess ||
          'Your browser turns it into text. Some send the audio to their maker; typed text stays here.'}
      </Typography>
    </Box>
  );
}
