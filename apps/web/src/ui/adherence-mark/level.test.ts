import { expect, test } from 'vitest'
import { adherenceLevel } from './level.ts'

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'partial'],
  [50, 'partial'],
  [49, 'poor'],
  [0, 'poor'],
  [null, 'none'],
] as const)('%s is %s', (percent, level) => {
  expect(adherenceLevel(percent)).toBe(level)
})
