import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A reporter for vitest, whose own report counts no import: there a file of the API starts its server. */
export default class FileTimes {
  onTestRunEnd(modules) {
    const files = modules.map(module => {
      const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } = module.diagnostic()
      return { file: module.relativeModuleId, ms: collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration }
    })
    writeFileSync(process.env.FILE_TIMES, JSON.stringify(files))
  }
}

const read = report => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)

export const vitestFiles = report => read(report) ?? []

/** The total time of each file's tests on all workers, retries included. */
export const playwrightFiles = report => (read(report)?.suites ?? []).map(suite => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) }))

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(spec => spec.tests).flatMap(test => test.results)
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf))
}

const sum = numbers => numbers.reduce((total, each) => total + each, 0)

export const slowest = (files, count = 10) => files.toSorted((one, other) => other.ms - one.ms).slice(0, count)
