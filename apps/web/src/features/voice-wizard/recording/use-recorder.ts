import { useEffect, useState, useSyncExternalStore } from 'react';
import { Recorder, type RecorderEvents } from './recorder.js';

/** The recorder of a dialog; it releases the microphone on unmount. */
export function useRecorder(events: RecorderEvents) {
  const [recorder] = useState(() => new Recorder());
  const view = useSyncExternalStore(recorder.subscribe, recorder.read);
  useEffect(() => recorder.tell(events));
  useEffect(() => {
    const onVisibility = () => document.hidden && recorder.pause();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      recorder.cancel();
    };
  }, [recorder]);
  return {
    ...view,
    start: () => void recorder.start(),
    finish: () => void recorder.finish(),
    cancel: () => recorder.cancel(),
  };
}
