import { describe, expect, test } from 'vitest'
import { commonPose, comparedOf, differenceOf, endsOf, parseCompared, stepProgress, toggleProgress, withEarlier } from './comparison.ts'

const days = ['2026-11-01', '2026-09-01', '2026-06-01', '2026-03-01', '2026-01-01']
// newest first, as a list has them
const rows = days.map((day, at) => ({ id: `p${days.length - at}`, day }))
const uuid = (end: number) => `01a1f8c9-58e8-78e1-a176-00000000000${end}`

test('the address may hold anything; three at most are compared', () => {
  expect(parseCompared([1, 2, 1, 3, 4].map(uuid).join(','))).toEqual([1, 2, 3].map(uuid))
  expect(parseCompared('first,<b>')).toEqual([])
  expect(parseCompared(undefined)).toEqual([])
})

test('the earliest stands first, whatever was chosen first', () => {
  expect(comparedOf(rows, ['p5', 'p1', 'p3']).map(({ id }) => id)).toEqual(['p1', 'p3', 'p5'])
  expect(endsOf(['p1', 'p3', 'p5'])).toEqual(['p1', 'p5'])
  expect(endsOf(['p1'])).toEqual(['p1'])
})

describe('one more or one less', () => {
  test.each([
    [['p1'], 'p5', 2, ['p1', 'p5']],
    [['p1', 'p5'], 'p5', 2, ['p1']],
    [['p1'], 'p1', 2, ['p1']],
    [['p1', 'p5'], 'p2', 2, ['p2', 'p5']],
    [['p2', 'p3'], 'p5', 2, ['p2', 'p5']],
    [['p2', 'p4'], 'p1', 2, ['p1', 'p4']],
    [['p1', 'p3', 'p5'], 'p4', 3, ['p1', 'p3', 'p4']],
  ] as const)('%j and %s of at most %i', (ids, id, most, after) => expect(toggleProgress(rows, ids, id, most)).toEqual(after))
})

describe('a step in time', () => {
  test.each([
    [['p1', 'p5'], 'p1', 1, ['p2', 'p5']],
    [['p1', 'p2'], 'p1', 1, ['p2', 'p3']],
    [['p1', 'p5'], 'p5', 1, undefined],
    [['p2', 'p5'], 'p5', -1, ['p2', 'p4']],
    [['p1', 'p2'], 'p2', -1, undefined],
  ] as const)('%j: %s by %i', (ids, id, by, after) => expect(stepProgress(rows, ids, { id, by })).toEqual(after))
})

test.each([
  [80, 75.2, -4.8],
  [71.1, 71.4, 0.3],
  [80, null, null],
  [null, 75, null],
])('from %s to %s kilograms it is %s', (from, to, kg) => {
  expect(differenceOf({ day: '2026-01-01', kg: from }, { day: '2026-03-01', kg: to })).toEqual({ days: 59, kg })
})

test('the pose that most have is shown first', () => {
  const file = {
    id: uuid(1),
    name: 'a.jpg',
    kind: 'image' as const,
    mimeType: 'image/jpeg',
    bytes: 1,
    width: 3,
    height: 4,
    url: '/a',
    thumbUrl: '/t',
  }
  const photos = (...poses: ('front' | 'side' | 'back')[]) => ({ photos: poses.map(pose => ({ pose, file })) })
  const order = ['front', 'side', 'back'] as const
  expect(commonPose(order, [photos('front', 'side'), photos('side')])).toBe('side')
  expect(commonPose(order, [photos('front', 'side'), photos('front', 'side')])).toBe('front')
})

test('a single day is compared with the one before it that has photos', () => {
  const photographed = rows.map((row, at) => ({ ...row, photos: at % 2 === 0 ? ['front'] : [] }))
  const [latest, , earlier] = rows
  expect(withEarlier(photographed, [latest?.id ?? ''])).toEqual([earlier?.id, latest?.id])
  expect(withEarlier(photographed, ['one', 'two'])).toEqual(['one', 'two'])
  expect(withEarlier(photographed.slice(0, 1), [latest?.id ?? ''])).toEqual([latest?.id])
  expect(withEarlier(photographed, [])).toEqual([])
})
