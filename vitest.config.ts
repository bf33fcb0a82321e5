import { defineConfig } from 'vitest/config'

// `unit` needs no database and is part of `npm run check`; `api` runs on a real server and database
const api = ['apps/server/src/**/*.test.ts']
const unitOfServer = [
  'apps/server/src/platform/{html,words,config,access,log,errors,contributions}/**/*.test.ts',
  'apps/server/src/areas/landing/**/*.test.ts',
  'apps/server/src/testing/table-writes.test.ts',
]

// a test that asserted nothing fails
const assertive = { requireAssertions: true }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{src,vite}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', ...unitOfServer],
          environment: 'node',
          expect: assertive,
        },
      },
      {
        test: {
          name: 'api',
          include: api,
          exclude: unitOfServer,
          environment: 'node',
          expect: assertive,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          pool: 'forks',
          // the server's modules are loaded once for all files of a worker, which saves a third of the time
          isolate: false,
          // several files wait for processes, clocks and mails: a third worker uses the time
          maxWorkers: 3,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
