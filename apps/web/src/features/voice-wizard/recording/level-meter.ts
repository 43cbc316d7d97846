/**
 * Measures the level of a stream. If the browser doesn't support it, `works` is false and everything counts as sound.
 */
export class LevelMeter {
  private readonly context: AudioContext | null;
  private readonly analyser: AnalyserNode | null;
  private readonly samples = new Float32Array(2_048);

  constructor(stream: MediaStream) {
    const Context = globalThis.AudioContext;
    this.context = Context ? new Context() : null;
    this.analyser = this.context?.createAnalyser() ?? null;
    if (!this.context || !this.analyser) return;
    this.analyser.fftSize = this.samples.length;
    this.context.createMediaStreamSource(stream).connect(this.analyser);
    // Some browsers start the audio context suspended.
    void this.context.resume().catch(() => undefined);
  }

  get works(): boolean {
    return this.context?.state === 'running';
  }

  /** The current level, 0 to 1. */
  read(): number {
    if (!this.analyser) return 0;
    this.analyser.getFloatTimeDomainData(this.samples);
    const power = this.samples.reduce((sum, sample) => sum + sample * sample, 0) / this.samples.length;
    return Math.min(1, Math.sqrt(power));
  }

  close(): void {
    if (this.context && this.context.state !== 'closed') void this.context.close();
  }
}
