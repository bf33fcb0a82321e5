import { addDays } from '@allenio/domain/days'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignmentNeighbours, assignmentOn, assignmentSpans, type AssignmentDays } from './index.ts'

const today = '2026-03-10'

/** In the order in which they were made: the first day, from which day on it was taken back, and the last day that was chosen. */
const madeOf = (rows: readonly (readonly [startDay: string, unassignedOn?: string | undefined, endDay?: string | undefined])[]) =>
  rows.map(([startDay, unassignedOn, endDay], at): AssignmentDays => ({
    id: `${at}`,
    startDay,
    createdAt: `2026-01-01T00:00:0${at}.000Z`,
    unassignedOn: unassignedOn ?? null,
    endDay: endDay ?? null,
  }))

const spansOf = (rows: readonly AssignmentDays[]) =>
  assignmentSpans(rows, today).map(({ span }) => (span ? [span.state, span.lastDay] : null))

describe('assignments of a client', () => {
  test.each<[string, Parameters<typeof madeOf>[0], unknown[]]>([
    ['the only one', [['2026-03-01']], [['current', null]]],
    ['begins today', [['2026-03-10']], [['current', null]]],
    ['begins tomorrow', [['2026-03-11']], [['upcoming', null]]],
    [
      'a later one ends it',
      [['2026-02-01'], ['2026-03-01']],
      [
        ['past', '2026-02-28'],
        ['current', null],
      ],
    ],
    [
      'one to come ends the current one',
      [['2026-02-01'], ['2026-03-20']],
      [
        ['current', '2026-03-19'],
        ['upcoming', null],
      ],
    ],
    [
      'one that was made later for an earlier day',
      [['2026-03-20'], ['2026-02-01']],
      [
        ['upcoming', null],
        ['current', '2026-03-19'],
      ],
    ],
    ['replaced on its first day', [['2026-03-01'], ['2026-03-01']], [null, ['current', null]]],
    ['taken back before it began', [['2026-03-20', '2026-03-10']], [null]],
    ['taken back on its first day', [['2026-03-10', '2026-03-10']], [null]],
    ['taken back', [['2026-03-01', '2026-03-08']], [['past', '2026-03-07']]],
    [
      'the one before counts again',
      [['2026-02-01'], ['2026-03-01', '2026-03-05']],
      [
        ['current', null],
        ['past', '2026-03-04'],
      ],
    ],
    [
      'the one before counted again until the next one',
      [['2026-02-01'], ['2026-02-10', '2026-02-20'], ['2026-03-01']],
      [
        ['past', '2026-02-28'],
        ['past', '2026-02-19'],
        ['current', null],
      ],
    ],
    [
      'ended while a later one counted',
      [
        ['2026-02-01', '2026-02-15'],
        ['2026-02-10', '2026-02-20'],
      ],
      [
        ['past', '2026-02-09'],
        ['past', '2026-02-19'],
      ],
    ],
    [
      'replaced on its first day by one that was taken back',
      [['2026-03-01'], ['2026-03-01', '2026-03-05']],
      [
        ['current', null],
        ['past', '2026-03-04'],
      ],
    ],
    ['ends today', [['2026-03-01', undefined, '2026-03-10']], [['current', '2026-03-10']]],
    ['ended yesterday', [['2026-03-01', undefined, '2026-03-09']], [['past', '2026-03-09']]],
    [
      'a later one begins before its last day',
      [['2026-02-01', undefined, '2026-03-20'], ['2026-03-01']],
      [
        ['past', '2026-02-28'],
        ['current', null],
      ],
    ],
    [
      'what it has ended does not come back after its last day',
      [['2026-02-01'], ['2026-03-01', undefined, '2026-03-05']],
      [
        ['past', '2026-02-28'],
        ['past', '2026-03-05'],
      ],
    ],
    [
      'taken back, it gives back what it has ended, until the last day of that',
      [
        ['2026-02-01', undefined, '2026-03-12'],
        ['2026-03-01', '2026-03-05', '2026-03-20'],
      ],
      [
        ['current', '2026-03-12'],
        ['past', '2026-03-04'],
      ],
    ],
    ['taken back before its last day', [['2026-03-01', '2026-03-04', '2026-03-20']], [['past', '2026-03-03']]],
  ])('%s', (_, rows, spans) => expect(spansOf(madeOf(rows))).toEqual(spans))

  test('of one moment that with the greater id counts', () => {
    const [one, other] = madeOf([['2026-03-01'], ['2026-03-01']]).map(row => ({ ...row, createdAt: '2026-01-01T00:00:00.000Z' }))
    expect(
      assignmentOn(
        [one, other].flatMap(each => each ?? []),
        today,
      )?.id,
    ).toBe('1')
  })

  test('have as many current ones as count today, and last days on which they count', () => {
    const day = fc.integer({ min: -20, max: 10 }).map(days => addDays(today, days))
    const rows = fc.array(
      fc.tuple(
        day,
        fc.option(
          day.filter(each => each <= today),
          { nil: undefined },
        ),
        fc.option(day, { nil: undefined }),
      ),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(rows, made => {
        const all = madeOf(made)
        const spans = assignmentSpans(all, today)
        const current = spans.filter(({ span }) => span?.state === 'current').map(({ assignment }) => assignment)
        expect(current).toEqual([assignmentOn(all, today)].flatMap(each => each ?? []))
        for (const { assignment, span } of spans) {
          const days = Array.from({ length: 60 }, (_, at) => addDays(today, at - 30)).filter(each => assignmentOn(all, each) === assignment)
          const lastDay = days.at(-1)
          expect(span === null).toBe(lastDay === undefined)
          if (span && lastDay !== undefined) expect(span.lastDay ?? addDays(today, 29)).toBe(lastDay)
        }
      }),
      runs,
    )
  })
})

describe('a new assignment', () => {
  const followed = [
    { startDay: '2026-03-20', endDay: null },
    { startDay: '2026-02-01', endDay: null },
    { startDay: '2026-03-15', endDay: '2026-03-17' },
  ]
  test.each([
    ['between two', '2026-03-12', null, ['2026-02-01', '2026-03-11'], ['2026-03-15', '2026-03-14']],
    ['on the day of another', '2026-03-15', null, ['2026-03-15', '2026-03-14'], ['2026-03-20', '2026-03-19']],
    ['after one that ends by itself', '2026-03-19', null, ['2026-03-15', '2026-03-17'], ['2026-03-20', '2026-03-19']],
    ['after all', '2026-04-01', null, ['2026-03-20', '2026-03-31'], null],
    ['before all', '2026-01-01', null, null, ['2026-02-01', '2026-01-31']],
    ['that ends before the next one', '2026-03-12', '2026-03-14', ['2026-02-01', '2026-03-11'], null],
  ])('%s', (_, startDay, endDay, before, next) => {
    const neighbours = assignmentNeighbours(followed, { startDay, endDay })
    const read = (each: typeof neighbours.before) => each && [each.assignment.startDay, each.lastDay]
    expect([read(neighbours.before), read(neighbours.next)]).toEqual([before, next])
  })
})
