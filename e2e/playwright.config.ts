import { defineConfig } from '@playwright/test'
import { chromium } from './house/chromium.ts'

// no trace, because the faults name their place and a trace would record every press of Tab
const crawlOptions = { trace: 'off' } as const
const patients = 'patients.spec.ts'

export default defineConfig({
  globalSetup: './house/start.ts',
  outputDir: '../artifacts/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // pages wait for the network, for jobs and for the next try: a third worker uses the time
  workers: 3,
  // one race in hundreds of tests must not hide the effect of a change; a test that passes at its second try is reported as flaky
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    baseURL: process.env['ALLENIO_URL'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    actionTimeout: 15_000,
    // the pictures of the trace keep a tab in the background awake
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    // an animation moves a button while it is pressed, and Playwright would press again elsewhere
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // the tests for patients share an installation and run one after the other: if they came last, the other workers would be idle
    { name: 'patients', testDir: './crawl', testMatch: patients, use: crawlOptions },
    { name: 'journeys', testDir: './journeys' },
    { name: 'crawl', testDir: './crawl', testIgnore: patients, use: crawlOptions },
  ],
})
