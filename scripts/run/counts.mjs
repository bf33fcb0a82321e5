import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const read = report => {
  try {
    return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

// a runner that exits with an error although all counted tests passed has failed outside the tests, which counts as one failure
const withExitCode = (counts, code) => ({ ...counts, failed: counts.failed || (code === 0 ? 0 : 1) })
const noTests = { passed: 0, failed: 0, skipped: 0 }

export function countVitest(report, code, errors = []) {
  const results = read(report)
  if (!results) return withExitCode(noTests, code || 1)
  // a file that does not load fails without any test
  const broken = results.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length
  const tests = results.testResults.flatMap(file => file.assertionResults)
  return withExitCode(
    {
      passed: results.numPassedTests,
      // a test that passes keeps the messages of its first try
      again: tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length,
      failed: results.numFailedTests + broken + errors.length,
      skipped: results.numPendingTests + (results.numTodoTests ?? 0),
      failures: [
        ...results.testResults.flatMap(vitestFailures),
        ...errors.map(({ file, message }) => failureOf(`outside of a test, while ${file} ran`, message)),
      ],
    },
    code,
  )
}

export function countPlaywright(report, code) {
  const results = read(report)
  if (!results) return withExitCode(noTests, code || 1)
  const { expected, unexpected, flaky, skipped } = results.stats
  const failures = results.suites.flatMap(suite => playwrightFailures(suite))
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped, again: flaky, failures }, code)
}

const linesOfMessage = 12
const failureOf = (name, message = '') =>
  [
    name,
    ...stripVTControlCharacters(message)
      .split('\n')
      .slice(0, linesOfMessage)
      .map(line => `    ${line}`),
  ].join('\n')

function vitestFailures({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (message && !failed.length) return [failureOf(name, message)]
  return failed.map(({ fullName, failureMessages }) => failureOf(`${name} > ${fullName}`, failureMessages[0]))
}

function playwrightFailures({ file, suites = [], specs = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  const messageOf = ({ tests }) => tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message
  return [...failed.map(spec => failureOf(`${file} > ${spec.title}`, messageOf(spec))), ...suites.flatMap(playwrightFailures)]
}
