import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

const { BASE_URL, CHROMIUM, JOURNEYS_JSON } = process.env;

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What other projects run. */
const others = ['**/api/**', '**/screens/**', '**/spoken/**', '**/*-speed.spec.ts'];

const launch = (...more: string[]) => ({
  ...(CHROMIUM && { executablePath: CHROMIUM }),
  args: [
    // Chromium's sandbox does not start for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...more,
  ],
});

/** A microphone that somebody speaks into: `espeak-ng -v en-us -s 165`, at half its rate. */
const microphone = {
  permissions: ['microphone'],
  launchOptions: launch(
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${join(import.meta.dirname, 'src', 'spoken', 'my-sister-priya.wav')}`,
  ),
};

/** `npm run e2e` starts the stack and says where it is; see tools/stack/testing/journeys.ts. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A journey takes seconds; a machine that does ten other things takes longer.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(JOURNEYS_JSON ? [['json', { outputFile: JOURNEYS_JSON }] as const] : [])],
  use: {
    baseURL: BASE_URL ?? 'http://localhost:3000',
    // What cannot be clicked is told soon, and not at the end of the whole journey.
    actionTimeout: 20_000,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: launch(),
    // What moves is waited for in vain; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A journey runs on the desktop; `@phone` in its title means a phone instead, `@both` one after the other.
  // Every screen is looked at in both sizes by `screens`, and by `spoken/screens` where a microphone is needed.
  // `@one-process` journeys meet a stack that is one process, all others one with a process for each service.
  // What measures time comes last, when nothing runs beside it.
  // `spoken` ones meet a stack with a transcription provider, all others one without any provider.
  projects: [
    { name: 'api', testMatch: '**/api/*.spec.ts' },
    { name: 'screens-desktop', testMatch: '**/screens/*.spec.ts', use: desktop, grepInvert: /@phone/ },
    { name: 'screens-phone', testMatch: '**/screens/*.spec.ts', use: phone, grepInvert: /@desktop/ },
    { name: 'desktop', testIgnore: others, use: desktop, grepInvert: /@phone|@one-process/ },
    { name: 'one-process', testIgnore: others, use: desktop, grep: /@one-process/ },
    { name: 'phone', testIgnore: others, use: phone, grep: /@phone|@both/ },
    {
      name: 'timed',
      testMatch: '**/*-speed.spec.ts',
      use: desktop,
      dependencies: ['api', 'screens-desktop', 'screens-phone', 'desktop', 'phone'],
    },
    { name: 'spoken-api', testMatch: '**/api/voice-upload.spec.ts' },
    { name: 'spoken-desktop', testMatch: '**/spoken/*.spec.ts', use: { ...desktop, ...microphone } },
    {
      name: 'spoken-phone',
      testMatch: '**/spoken/*.spec.ts',
      use: { ...phone, ...microphone },
      grep: /@phone|@both/,
    },
  ],
});
