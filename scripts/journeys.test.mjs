import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = pattern => globSync(pattern, { cwd: root }).map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const count = (sources, pattern) => sources.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

/** Journeys of what every screen has, so that they belong to none. */
const ofEveryScreen = [
  'brands',
  'errors',
  'install',
  'keyboard',
  'navigation',
  'new-version',
  'offline',
  'palette',
  'phone-gestures',
  'preferences',
  'sessions-across-tabs',
  'spreadsheet',
  'stored-scripts',
  'typed-values',
]

test('a screen has two journeys at most, taken all together', () => {
  const files = read('e2e/journeys/*.spec.ts')
  const own = files.filter(({ file }) => !ofEveryScreen.includes(basename(file, '.spec.ts')))
  expect(files.length - own.length, 'a file of the list is gone').toBe(ofEveryScreen.length)
  const screens = count(read('apps/web/src/areas/**/screens.ts'), /^\s+path: '/gm)
  expect(screens).toBeGreaterThan(50)
  expect(count(own, /^\s*test\(/gm), 'what a unit or API test proves is not played again').toBeLessThanOrEqual(2 * screens)
})
