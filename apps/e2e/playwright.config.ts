import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM, JOURNEYS_JSON } = process.env;

/** `npm run e2e` starts the stack and says where it is; see tools/stack/journeys.mjs. */
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
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: [
        // Chromium's sandbox does not start for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...[
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      ],
    },
  },
  // Each journey runs on both, except the long ones, which name the one that they are about.
  projects: [
    { name: 'api', testMatch: '**/api/*.spec.ts' },
    {
      name: 'desktop',
      testIgnore: '**/api/**',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      testIgnore: '**/api/**',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: /@desktop/,
    },
  ],
});
