/** A fake microphone, which jsdom lacks. */
export interface FakeMicrophone {
  /** The recording of every following recorder; null for none. */
  sound: string | null;
  /** Name of the error for following requests. */
  refusal: string | null;
  readonly recorders: FakeRecorder[];
  /** Ends the track, like an unplugged device. */
  unplug(): Promise<void>;
  remove(): void;
}

type Track = {
  onended: (() => void) | null;
  onmute: (() => void) | null;
  stop: () => void;
  stopped: boolean;
};

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  readonly mimeType: string;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    readonly stream: { track: Track },
    options: { mimeType?: string },
  ) {
    super();
    this.mimeType = options.mimeType ?? '';
    current!.recorders.push(this);
  }
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    const sound = current?.sound ?? null;
    queueMicrotask(() => {
      if (sound !== null) this.ondataavailable?.({ data: new Blob([sound]) });
      this.dispatchEvent(new Event('stop'));
    });
  }
}

let current: FakeMicrophone | null = null;

/** Adds a microphone and a recorder to this browser. */
export function fakeMicrophone(): FakeMicrophone {
  const microphone: FakeMicrophone = {
    sound: 'sound',
    refusal: null,
    recorders: [],
    async unplug() {
      microphone.recorders.at(-1)!.stream.track.onended?.();
      await new Promise((done) => setTimeout(done));
    },
    remove() {
      Reflect.deleteProperty(globalThis, 'MediaRecorder');
      Reflect.deleteProperty(navigator, 'mediaDevices');
      current = null;
    },
  };
  current = microphone;
  const getUserMedia = async () => {
    if (microphone.refusal) throw new DOMException('No', microphone.refusal);
    const track: Track = {
      onended: null,
      onmute: null,
      stopped: false,
      stop: () => void (track.stopped = true),
    };
    return Promise.resolve({ track, getTracks: () => [track], getAudioTracks: () => [track] });
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: FakeRecorder });
  return microphone;
}
