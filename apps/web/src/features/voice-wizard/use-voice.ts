import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { extract } from '../../data/extraction.js';
import { setVoiceProblem, appendTranscript, setFacts, useVoiceNote } from './talk.js';
import { transcribe } from './voice.api.js';
import type { Recording } from './recording/recorder.js';
import { problems, transcriptionProblem } from './voice-problem.js';

/** Transcribes recordings and reads notes; ends with the dialog. */
export function useVoice() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // A reopened dialog starts over.
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const understanding = useMutation({
    mutationFn: (note: string) => extract(note.trim(), useVoiceNote.getState().known, leaving.current.signal),
    onSuccess: (answer, note) => setFacts(note, answer),
    onError: (error) => {
      if (leaving.current.signal.aborted) return;
      const limited = errorKind(error) === 'rate_limited';
      setVoiceProblem(limited ? { ...problems.extraction, text: errorMessage(error) } : problems.extraction);
    },
    meta: { ownErrors: true },
  });
  const transcribing = useMutation({
    mutationFn: (recording: Recording) => transcribe(recording, leaving.current.signal),
    onSuccess: (words) => {
      appendTranscript(words);
      understanding.mutate(useVoiceNote.getState().note);
    },
    onError: (error) => {
      if (!leaving.current.signal.aborted) setVoiceProblem(transcriptionProblem(error));
    },
    meta: { ownErrors: true },
  });
  return {
    transcribe: transcribing.mutate,
    understand: () => understanding.mutate(useVoiceNote.getState().note),
    isTranscribing: transcribing.isPending,
    isUnderstanding: understanding.isPending,
    /** A recording that could not be transcribed, to be sent again. */
    unheard: transcribing.isError ? transcribing.variables : undefined,
  };
}
