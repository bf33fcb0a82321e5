import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from './children.mjs'
import FileTimes, { playwrightFiles, slowest, vitestErrors, vitestFiles } from './file-times.mjs'

let report
beforeEach(() => {
  report = join(mkdtempSync(join(tmpdir(), 'allenio-times-')), 'report.json')
})
afterEach(() => {
  rmSync(join(report, '..'), { recursive: true })
  vi.unstubAllEnvs()
})

test('what a file does before its first test counts too', () => {
  vi.stubEnv('FILE_TIMES', report)
  const durations = { collectDuration: 3000, setupDuration: 20, prepareDuration: 4, environmentSetupDuration: 1, duration: 500 }
  new FileTimes().onTestRunEnd([{ relativeModuleId: 'a.test.ts', diagnostic: () => durations }], [])
  expect(vitestFiles(report)).toEqual([{ file: 'a.test.ts', ms: 3525 }])
})

test('what was thrown outside of a test is named', () => {
  vi.stubEnv('FILE_TIMES', report)
  const thrown = [
    { message: 'gone', stack: 'Error: gone\n    at a.ts:1:2', VITEST_TEST_PATH: join(root, 'apps/a.test.ts') },
    { message: 'away' },
  ]
  new FileTimes().onTestRunEnd([], thrown)
  expect(vitestErrors(report)).toEqual([{ file: 'apps/a.test.ts', message: 'Error: gone\n    at a.ts:1:2' }, { message: 'away' }])
})

test('a journey counts with every try of its tests, however deep they stand', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map(duration => ({ duration })) }] })
  const suite = { file: 'journeys/a.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 3)] }] }
  writeFileSync(report, JSON.stringify({ suites: [suite] }))
  expect(playwrightFiles(report)).toEqual([{ file: 'e2e/journeys/a.spec.ts', ms: 123 }])
})

test('a runner that left no report has no files', () => {
  expect([vitestFiles(report), vitestErrors(report), playwrightFiles(report)]).toEqual([[], [], []])
})

test('the slowest come first, and not all of them', () => {
  const files = [
    { file: 'a', ms: 1 },
    { file: 'b', ms: 3 },
    { file: 'c', ms: 2 },
  ]
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['b', 'c'])
})
