import { existsSync, readFileSync } from 'node:fs'

const read = (report) => {
  try {
    return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

// a runner that ends badly although every test it counted passed has failed in something it could not count
const settled = (counts, code) => ({ ...counts, failed: counts.failed || (code === 0 ? 0 : 1) })
const nothing = { passed: 0, failed: 0, skipped: 0 }

export function countVitest(report, code) {
  const found = read(report)
  if (!found) return settled(nothing, code || 1)
  // a file that does not load fails without a single test in it
  const broken = found.testResults
    .filter(file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed')).length
  return settled({
    passed: found.numPassedTests,
    failed: found.numFailedTests + broken,
    skipped: found.numPendingTests + (found.numTodoTests ?? 0),
  }, code)
}

export function countPlaywright(report, code) {
  const found = read(report)
  if (!found) return settled(nothing, code || 1)
  const { expected, unexpected, flaky, skipped } = found.stats
  return settled({ passed: expected + flaky, failed: unexpected, skipped, again: flaky }, code)
}
