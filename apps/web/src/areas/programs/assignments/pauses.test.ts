import { expect, test } from 'vitest'
import { endPauses, pauseFrom } from './pauses.ts'

const past = { from: '2026-01-01', until: '2026-01-07' }

test('a pause from today replaces those to come', () => {
  const coming = { from: '2026-04-01', until: '2026-04-07' }
  expect(pauseFrom([past, coming], '2026-03-02')).toEqual([past, { from: '2026-03-02', until: null }])
})

test.each([
  ['an open one', { from: '2026-02-20', until: null }, [past, { from: '2026-02-20', until: '2026-03-01' }]],
  ['one that lasts beyond today', { from: '2026-02-20', until: '2026-03-10' }, [past, { from: '2026-02-20', until: '2026-03-01' }]],
  ['one that began today', { from: '2026-03-02', until: null }, [past]],
])('training goes on: %s ends yesterday', (_, pause, pauses) => {
  expect(endPauses([past, pause], '2026-03-02')).toEqual(pauses)
})
