import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './children.mjs'

/** A reporter for vitest, whose own report counts no import, where a file of the API starts its server, and no error outside of a test. */
export default class FileTimes {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map(module => {
      const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } = module.diagnostic()
      return { file: module.relativeModuleId, ms: collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration }
    })
    const errors = unhandledErrors.map(({ message, stack, VITEST_TEST_PATH: path }) => ({
      file: path && relative(root, path),
      message: stack ?? message,
    }))
    writeFileSync(process.env.FILE_TIMES, JSON.stringify({ files, errors }))
  }
}

const read = report => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)

export const vitestFiles = report => read(report)?.files ?? []

/** What was thrown where no test waited for it, which fails the run, and the file that ran meanwhile. */
export const vitestErrors = report => read(report)?.errors ?? []

/** The total time of each file's tests on all workers, retries included. */
export const playwrightFiles = report => (read(report)?.suites ?? []).map(suite => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) }))

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(spec => spec.tests).flatMap(test => test.results)
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf))
}

const sum = numbers => numbers.reduce((total, each) => total + each, 0)

export const slowest = (files, count = 10) => files.toSorted((one, other) => other.ms - one.ms).slice(0, count)
