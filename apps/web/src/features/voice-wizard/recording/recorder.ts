import { recordingMaxMs } from '@giftwell/contracts/gift-ai/transcription';
import { LevelMeter } from './level-meter.js';
import { problemOf, problems, VoiceProblem, type Problem } from '../voice-problem.js';

export type RecorderState = 'idle' | 'requesting' | 'recording' | 'interrupted' | 'finishing';

export interface RecorderView {
  state: RecorderState;
  elapsedMs: number;
  /** The current level, 0 to 1. */
  level: number;
}

/** One blob for each part between interruptions that a recorder could not continue after. */
export type Recording = readonly Blob[];

export const chunkMs = 1_000;
export const syncMs = 200;
const shortestMs = 500;
/** Above the noise of a silent room. */
const silence = 0.012;

const idle: RecorderView = { state: 'idle', elapsedMs: 0, level: 0 };

export interface RecorderEvents {
  onRecorded: (recording: Recording) => void;
  onProblem: (problem: Problem) => void;
}

/** Records the microphone in parts. Recorded parts are kept, whatever happens to the device or the window. */
export class Recorder {
  private view = idle;
  private stream: MediaStream | null = null;
  private recorder: MediaRecorder | null = null;
  private meter: LevelMeter | null = null;
  private pieces: Blob[] = [];
  private chunks: Blob[] = [];
  private loudest = 0;
  private since = 0;
  private before = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private events: RecorderEvents | null = null;
  private readonly watchers = new Set<() => void>();

  readonly read = (): RecorderView => this.view;
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  /** Sets the event handlers. */
  tell(events: RecorderEvents): void {
    this.events = events;
  }

  /** Starts, or continues after an interruption. */
  async start(): Promise<void> {
    if (this.view.state !== 'idle' && this.view.state !== 'interrupted') return;
    const { state: from } = this.view;
    if (from === 'interrupted' && this.recorder?.state === 'paused') return this.goOn();
    this.change({ state: 'requesting' });
    try {
      await this.listen();
    } catch (error) {
      this.release();
      this.change({ state: from });
      this.events?.onProblem(problemOf(error));
    }
  }

  /** Pauses when the window is hidden. */
  pause(): void {
    if (this.view.state !== 'recording') return;
    this.recorder?.pause();
    this.hold();
  }

  /** Ends the recording and passes it to the callback. */
  async finish(): Promise<void> {
    if (this.view.state !== 'recording' && this.view.state !== 'interrupted') return;
    try {
      const recording = await this.stop();
      this.events?.onRecorded(recording);
    } catch (error) {
      this.events?.onProblem(problemOf(error));
    }
  }

  /** Throws a VoiceProblem if there is no speech. */
  private async stop(): Promise<Recording> {
    const elapsedMs = this.elapsed();
    this.change({ state: 'finishing', elapsedMs });
    await this.endPiece();
    const { pieces } = this;
    const wasSilent = this.meter?.works === true && this.loudest < silence;
    this.reset();
    if (elapsedMs < shortestMs) throw new VoiceProblem(problems.tooShort);
    if (pieces.length === 0) throw new VoiceProblem(problems.nothing);
    if (wasSilent) throw new VoiceProblem(problems.silence);
    return pieces;
  }

  /** Ends the recording and discards it. */
  cancel(): void {
    if (this.recorder) this.recorder.ondataavailable = null;
    this.reset();
  }

  private async listen(): Promise<void> {
    if (!canRecord()) throw new VoiceProblem(problems.unsupported);
    this.stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    if (this.view.state !== 'requesting') return this.release();
    const mimeType = container();
    const recorder = new MediaRecorder(this.stream, mimeType ? { mimeType } : {});
    recorder.ondataavailable = ({ data }) => data.size > 0 && this.chunks.push(data);
    recorder.onerror = () => {
      this.events?.onProblem(problems.recorder);
      void this.interrupt();
    };
    for (const track of this.stream.getAudioTracks()) {
      track.onended = () => void this.interrupt();
      // The system took the microphone, perhaps for a call.
      track.onmute = () => this.pause();
    }
    this.recorder = recorder;
    this.meter = new LevelMeter(this.stream);
    recorder.start(chunkMs);
    this.goOn();
  }

  private goOn(): void {
    if (this.recorder?.state === 'paused') this.recorder.resume();
    this.since = performance.now();
    this.change({ state: 'recording' });
    this.ticking ??= setInterval(() => this.sync(), syncMs);
  }

  private sync(): void {
    const level = this.meter?.read() ?? 0;
    this.loudest = Math.max(this.loudest, level);
    const elapsedMs = this.elapsed();
    this.change({ elapsedMs, level });
    if (elapsedMs >= recordingMaxMs) void this.finish();
  }

  /** The device is gone; its recording becomes a part. */
  private async interrupt(): Promise<void> {
    if (this.view.state !== 'recording') return;
    this.hold();
    await this.endPiece();
    this.release();
  }

  private hold(): void {
    this.before = this.elapsed();
    this.since = 0;
    clearInterval(this.ticking);
    this.ticking = undefined;
    this.change({ state: 'interrupted', elapsedMs: this.before, level: 0 });
  }

  private async endPiece(): Promise<void> {
    const { recorder } = this;
    if (recorder && recorder.state !== 'inactive') {
      const stopped = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
      recorder.stop();
      await stopped;
    }
    const type = recorder?.mimeType || this.chunks[0]?.type;
    if (this.chunks.length > 0) this.pieces.push(new Blob(this.chunks, type ? { type } : {}));
    this.chunks = [];
    this.recorder = null;
  }

  private elapsed = (): number => this.before + (this.since ? performance.now() - this.since : 0);

  /** Releases the microphone, so that its indicator goes off. */
  private release(): void {
    for (const track of this.stream?.getTracks() ?? []) {
      track.onended = null;
      track.onmute = null;
      track.stop();
    }
    this.stream = null;
    this.meter?.close();
  }

  private reset(): void {
    clearInterval(this.ticking);
    this.ticking = undefined;
    this.release();
    if (this.recorder && this.recorder.state !== 'inactive') this.recorder.stop();
    this.recorder = null;
    this.meter = null;
    this.pieces = [];
    this.chunks = [];
    this.loudest = 0;
    this.since = 0;
    this.before = 0;
    this.change(idle);
  }

  private change(part: Partial<RecorderView>): void {
    this.view = { ...this.view, ...part };
    this.watchers.forEach((watcher) => watcher());
  }
}

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

const containers = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/ogg;codecs=opus',
  'audio/wav',
];

/**
 * The container that this browser actually writes; some versions of Safari claim to support WebM, but write unreadable
 * files.
 */
function container(): string | undefined {
  const isSafari = /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(navigator.userAgent);
  const wished = isSafari ? ['audio/mp4', ...containers] : containers;
  return wished.find((type) => MediaRecorder.isTypeSupported(type));
}
