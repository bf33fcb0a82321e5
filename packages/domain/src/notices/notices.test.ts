import { noticeLimits } from '@allenio/contract/notices'
import { richTextOf } from '@allenio/domain/rich-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropBox, defaultCrop, fitCrop, noticeFault, publishMoment, statusOf } from './index.ts'

describe('the state of a notice', () => {
  const at = '2026-06-10T08:00:00Z'
  // in Rome it is the eleventh already
  const now = new Date('2026-06-10T22:30:00Z')
  const dates = { publishedAt: at, withdrawnAt: null, visibleUntil: null }
  test.each([
    ['scheduled', { ...dates, publishedAt: null }],
    ['scheduled', { ...dates, publishedAt: null, visibleUntil: '2026-06-01' }],
    ['published', dates],
    ['published', { ...dates, visibleUntil: '2026-06-11' }],
    ['expired', { ...dates, visibleUntil: '2026-06-10' }],
    ['withdrawn', { ...dates, withdrawnAt: at }],
    ['withdrawn', { publishedAt: null, withdrawnAt: at, visibleUntil: '2026-06-01' }],
  ])('is %s', (status, of) => expect(statusOf(of, now)).toBe(status))
})

test.each([
  ['in winter', '2026-01-10', '09:30', '2026-01-10T08:30:00.000Z'],
  ['in summer', '2026-07-10', '09:30', '2026-07-10T07:30:00.000Z'],
  ['in the hour that comes twice: the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['in the hour that does not come: an hour later', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
])('a notice for an hour in Rome %s', (_, day, time, moment) => expect(publishMoment({ day, time })).toBe(moment))

test('a text has letters, and no more of them than the limit', () => {
  expect([
    noticeFault(richTextOf(' \n')),
    noticeFault(richTextOf('x'.repeat(noticeLimits.text))),
    noticeFault(richTextOf('x'.repeat(noticeLimits.text + 1))),
  ]).toEqual(['notice empty', undefined, 'notice too long'])
})

describe('the part of a picture', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  const sides = fc.record({ width: side, height: side })
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  test('lies within the picture whatever was chosen, and is twice as wide as high where pixels allow it', () =>
    fc.assert(
      fc.property(sides, fc.record({ x: share, y: share, width: share }), (picture, chosenPart) => {
        const box = cropBox(chosenPart, picture)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(picture.width)
        expect(box.top + box.height).toBeLessThanOrEqual(picture.height)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1)
        if (picture.width >= 4 && picture.height >= 2) expect(Math.abs(box.width - 2 * box.height)).toBeLessThanOrEqual(2)
      }),
    ))

  test('stays as it was when it is fitted again', () =>
    fc.assert(
      fc.property(sides, fc.record({ x: share, y: share, width: share }), (picture, chosenPart) => {
        const once = fitCrop(chosenPart, picture)
        const twice = fitCrop(once, picture)
        for (const key of ['x', 'y', 'width'] as const) expect(twice[key]).toBeCloseTo(once[key], 9)
      }),
    ))

  test('is the middle where nothing was chosen', () => {
    expect(defaultCrop({ width: 900, height: 300 })).toMatchObject({ x: (1 - 2 / 3) / 2, y: 0 })
    expect(cropBox(defaultCrop({ width: 1000, height: 1000 }), { width: 1000, height: 1000 })).toEqual({
      left: 0,
      top: 250,
      width: 1000,
      height: 500,
    })
  })
})
