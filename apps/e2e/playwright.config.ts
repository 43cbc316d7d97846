import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const { BASE_URL, CHROMIUM, JOURNEYS_JSON, JOURNEYS_FOLDER = 'plain' } = process.env;

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Tests of the other projects. */
const others = ['**/api/**', '**/screens/**', '**/spoken/**', '**/accounts/**', '**/*-speed.spec.ts'];

const launch = (...more: string[]) => ({
  ...(CHROMIUM && { executablePath: CHROMIUM }),
  args: [
    // Chromium's sandbox does not start for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...[
      // There is none: drawing as if there were takes a tenth of the time.
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...more,
  ],
});

/** A fake microphone with speech: `espeak-ng -v en-us -s 165`, at half its rate. */
const microphone = {
  permissions: ['microphone'],
  launchOptions: launch(
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${join(import.meta.dirname, 'src', 'spoken', 'my-sister-priya.wav')}`,
  ),
};

/** `npm run e2e` starts the stack and passes its address; see tools/stack/testing/journeys.ts. */
export default defineConfig({
  testDir: 'src',
  outputDir: `test-results/${JOURNEYS_FOLDER}`,
  fullyParallel: true,
  // More than cores: journeys wait for half of their time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A journey takes seconds, but longer on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(JOURNEYS_JSON ? [['json', { outputFile: JOURNEYS_JSON }] as const] : [])],
  use: {
    baseURL: BASE_URL ?? 'http://localhost:3000',
    // Elements that can't be clicked fail early, not at the end of the journey.
    actionTimeout: 20_000,
    locale: 'en-US',
    // Traces take much of the time. `npm run e2e -- plain <name> --trace on` records those of one file.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A new context is a new process, which compiles every script again: half of the time of a first page.
    reuseContext: true,
    launchOptions: launch(),
    // Animations only cost time; the journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Journeys run on the desktop; `@phone` in the title means on a phone, `@both` on both. Those in `screens`, and
  // `screens.spec.ts` of other folders, run on a phone and look at every screen in both sizes, without loading it again;
  // `@desktop` in their titles means on the desktop alone. `@one-process` journeys run on a stack with a single process,
  // all others with a process for each service. `timed` journeys measure on an idle machine, on request. `spoken`
  // journeys have a transcription provider and a microphone, all others have no provider. `accounts` journeys have a
  // mail server, and Google for signing in.
  projects: [
    { name: 'api', testMatch: '**/api/*.spec.ts' },
    { name: 'screens', testMatch: '**/screens/*.spec.ts', use: phone, grepInvert: /@desktop/ },
    { name: 'screens-desktop', testMatch: '**/screens/*.spec.ts', use: desktop, grep: /@desktop/ },
    { name: 'desktop', testIgnore: others, use: desktop, grepInvert: /@phone|@one-process/ },
    { name: 'one-process', testIgnore: others, use: desktop, grep: /@one-process/ },
    { name: 'phone', testIgnore: others, use: phone, grep: /@phone|@both/ },
    { name: 'timed', testMatch: '**/*-speed.spec.ts', use: desktop },
    { name: 'accounts-desktop', testMatch: '**/accounts/*.spec.ts', use: desktop, grepInvert: /@phone/ },
    { name: 'accounts-phone', testMatch: '**/accounts/*.spec.ts', use: phone, grep: /@phone|@both/ },
    { name: 'spoken-api', testMatch: '**/api/voice-upload.spec.ts' },
    {
      name: 'spoken-desktop',
      testMatch: '**/spoken/*.spec.ts',
      use: { ...desktop, ...microphone },
      grepInvert: /@phone/,
    },
    {
      name: 'spoken-phone',
      testMatch: '**/spoken/*.spec.ts',
      use: { ...phone, ...microphone },
      grep: /@phone|@both/,
    },
  ],
});
