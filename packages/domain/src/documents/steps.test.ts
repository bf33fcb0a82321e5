import type { Operation } from '@allenio/contract/documents'
import { describe, expect, test } from 'vitest'
import { shortestInverse, stepToRedo, stepToUndo, withStep, withTurnedStep, type Steps } from './index.ts'
import { idOf } from './book.testing.ts'

const inverseOf = (text: string): Operation[] => [{ kind: 'set', id: idOf(17), cells: { text } }]
const done = (...names: readonly string[]): Steps =>
  names.reduce<Steps>((steps, gestureId) => withStep(steps, { gestureId, inverse: inverseOf(gestureId) }), [])
const turned = (steps: Steps, ...names: readonly string[]): Steps =>
  names.reduce((now, gestureId) => withTurnedStep(now, { gestureId, inverse: inverseOf(`${gestureId} again`) }), steps)

const next = (steps: Steps) => [stepToUndo(steps)?.gestureId, stepToRedo(steps)?.gestureId]

describe('what undo and redo take', () => {
  test.each<[string, Steps, (string | undefined)[]]>([
    ['nothing was done', [], [undefined, undefined]],
    ['three gestures', done('a', 'b', 'c'), ['c', undefined]],
    ['one undone', turned(done('a', 'b', 'c'), 'c'), ['b', 'c']],
    ['two undone', turned(done('a', 'b', 'c'), 'c', 'b'), ['a', 'b']],
    ['all undone', turned(done('a', 'b'), 'b', 'a'), [undefined, 'a']],
    ['one redone', turned(done('a', 'b', 'c'), 'c', 'b', 'b'), ['b', 'c']],
    ['a new gesture after an undone one', withStep(turned(done('a', 'b'), 'b'), { gestureId: 'd', inverse: [] }), ['d', undefined]],
  ])('%s', (_, steps, expected) => {
    expect(next(steps)).toEqual(expected)
  })
})

test('the parts of one gesture are one step, whose last part is undone first', () => {
  const steps = withStep(done('a'), { gestureId: 'a', inverse: inverseOf('second part') })
  expect(steps).toEqual([{ gestureId: 'a', isUndone: false, operations: [...inverseOf('second part'), ...inverseOf('a')] }])
})

test('200 steps are kept', () => {
  const steps = done(...Array.from({ length: 250 }, (_, index) => String(index)))
  expect(steps).toHaveLength(200)
  expect(steps[0]?.gestureId).toBe('50')
})

describe('what was typed key by key', () => {
  const typed = (from: string, to: string, row = 17): Operation => ({
    kind: 'set',
    id: idOf(row),
    cells: { text: from },
    was: { text: to },
  })

  test('is taken back at once', () => {
    expect(shortestInverse([typed('sq', 'squ'), typed('s', 'sq'), typed('note', 's')])).toEqual([typed('note', 'squ')])
  })

  test.each([
    ['somebody else has written in between', [typed('theirs', 'sq'), typed('note', 's')]],
    ['another row was written', [typed('sq', 'squ'), typed('note', 'sq', 18)]],
    ['another cell was written', [typed('sq', 'squ'), { kind: 'set', id: idOf(17), cells: { kg: 1 }, was: { kg: 2 } }]],
  ] satisfies [string, Operation[]][])('is taken back in parts where %s', (_, operations) => {
    expect(shortestInverse(operations)).toEqual(operations)
  })
})
