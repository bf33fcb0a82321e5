import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// `unit` needs no database and is part of `npm run check`
const api = ['apps/server/src/**/*.test.ts']
const unitOfServer = [
  'apps/server/src/platform/{html,words,config,access,log,errors,contributions,calendar-files}/**/*.test.ts',
  'apps/server/src/areas/landing/**/*.test.ts',
  'apps/server/src/testing/{table-writes,ways-out,openapi-turns,gathered-reads,declared-areas,every-endpoint,access,inputs}.test.ts',
]

// the cost of each call, whatever it is sent, follows from few places, and takes long
const costs = ['apps/server/src/testing/cost-of-*.test.ts']

const unit = ['packages/*/src/**/*.test.ts', 'apps/web/{src,vite}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', ...unitOfServer]

// The changes of these files to their process (a page, a device’s database, modules read anew) must not reach the tests of others.
const marksOfProcess = /fake-indexeddb|stubGlobal|resetModules|vi\.mock/
const unitWithProcess = globSync(unit).filter(file => marksOfProcess.test(readFileSync(file, 'utf8')))

const common = {
  environment: 'node',
  // a test that asserted nothing fails
  expect: { requireAssertions: true },
  pool: 'forks',
  // several files wait for processes, clocks and mails: a third worker uses the time
  maxWorkers: 3,
  // a machine that does other things too is slow, which is no fault
  testTimeout: 20_000,
} as const

/** Files that run on a real server and database. */
const onServer = {
  ...common,
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  // tests call servers that close while an answer is still being read
  setupFiles: ['apps/server/src/platform/outgoing/transport.ts'],
  isolate: false,
  // as in the browser: one race in thousands of tests must not hide the effect of a change, and the report counts second tries
  retry: 1,
  hookTimeout: 60_000,
} as const

export default defineConfig({
  test: {
    projects: [
      // modules are loaded once for all files of a worker: for each file of its own they take most of the time
      { test: { ...common, name: 'unit', include: unit, exclude: unitWithProcess, isolate: false } },
      { test: { ...common, name: 'unit with a process', include: unitWithProcess } },
      { test: { ...onServer, name: 'api', include: api, exclude: [...unitOfServer, ...costs] } },
      // a part of `npm run crawl`
      { test: { ...onServer, name: 'costs', include: costs } },
    ],
  },
})
