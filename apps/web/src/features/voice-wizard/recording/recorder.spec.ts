import { fakeMicrophone, type FakeMicrophone } from '../../../testing/fake-microphone.js';
import { Recorder, type Recording } from './recorder.js';
import type { Problem } from '../voice-problem.js';

let microphone: FakeMicrophone;
let recorder: Recorder;
let heard: Recording[];
let problems: Problem[];

beforeEach(() => {
  microphone = fakeMicrophone();
  heard = [];
  problems = [];
  recorder = new Recorder();
  recorder.tell({
    onRecorded: (recording) => heard.push(recording),
    onProblem: (problem) => problems.push(problem),
  });
});
afterEach(() => {
  recorder.cancel();
  microphone.remove();
});

const aWord = () => new Promise((done) => setTimeout(done, 550));
const track = () => microphone.recorders.at(-1)!.stream.track;
const textOf = (piece: Blob) =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsText(piece);
  });
const texts = () => Promise.all((heard[0] ?? []).map(textOf));

describe('A recorder', () => {
  it('gives what was said, in the container that the browser writes, and lets the microphone go', async () => {
    await recorder.start();
    expect(recorder.read().state).toBe('recording');
    await aWord();
    expect(recorder.read().elapsedMs).toBeGreaterThan(0);
    await recorder.finish();
    expect(heard).toHaveLength(1);
    expect(heard[0]!.map(({ type }) => type)).toEqual(['audio/webm;codecs=opus']);
    expect(recorder.read()).toEqual({ state: 'idle', elapsedMs: 0, level: 0 });
    expect(track().stopped).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'Microphone permission denied. Please allow microphone access and try again.'],
    ['NotFoundError', 'No microphone found. Please check your audio devices.'],
    ['AbortError', 'Recording failed'],
  ])('says what a refusal by %s means', async (refusal, title) => {
    microphone.refusal = refusal;
    await recorder.start();
    expect(recorder.read().state).toBe('idle');
    expect(problems).toMatchObject([{ title }]);
  });

  it('says that this browser cannot record', async () => {
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    await recorder.start();
    expect(problems).toMatchObject([
      { title: 'Voice recording is not supported in this browser. Please try a different browser.' },
    ]);
  });

  it('tells a slip of the finger from silence and from an empty recording', async () => {
    await recorder.start();
    await recorder.finish();
    expect(problems).toMatchObject([{ title: 'That was too short' }]);
    microphone.sound = null;
    await recorder.start();
    await aWord();
    await recorder.finish();
    expect(problems[1]).toEqual({
      title: 'Recording failed',
      text: 'No audio data was captured. Please try again.',
    });
    expect(heard).toEqual([]);
  });

  it('keeps what was said when the device is pulled out, and goes on with another one', async () => {
    microphone.sound = 'first ';
    await recorder.start();
    await aWord();
    await microphone.unplug();
    expect(recorder.read()).toMatchObject({ state: 'interrupted', level: 0 });
    const { elapsedMs } = recorder.read();
    microphone.sound = 'second';
    await recorder.start();
    expect(recorder.read().state).toBe('recording');
    await aWord();
    expect(recorder.read().elapsedMs).toBeGreaterThan(elapsedMs);
    await recorder.finish();
    expect(await texts()).toEqual(['first ', 'second']);
  });

  it('waits while the window is out of sight, and goes on in the same piece', async () => {
    await recorder.start();
    await aWord();
    recorder.pause();
    expect(recorder.read().state).toBe('interrupted');
    const { elapsedMs } = recorder.read();
    await aWord();
    expect(recorder.read().elapsedMs).toBe(elapsedMs);
    await recorder.start();
    await recorder.finish();
    expect(heard[0]).toHaveLength(1);
    expect(microphone.recorders).toHaveLength(1);
  });

  it('keeps what was said when it is interrupted for good', async () => {
    await recorder.start();
    await aWord();
    await microphone.unplug();
    await recorder.finish();
    expect(heard[0]).toHaveLength(1);
  });

  it('says that it broke, and keeps what there was', async () => {
    await recorder.start();
    await aWord();
    microphone.recorders[0]!.onerror?.();
    expect(problems).toMatchObject([{ title: 'Recording error' }]);
    await new Promise((done) => setTimeout(done));
    await recorder.finish();
    expect(heard).toHaveLength(1);
  });

  it('forgets everything when it is left', async () => {
    await recorder.start();
    await aWord();
    recorder.cancel();
    await new Promise((done) => setTimeout(done));
    expect(track().stopped).toBe(true);
    expect([heard, problems]).toEqual([[], []]);
  });
});
