import { describe, expect, test } from 'vitest'
import { assignmentNews, type AnnouncedAssignment } from '../index.ts'

const today = '2026-03-10'
const now = Date.parse('2026-03-10T09:00:00Z')
const assignment = { startDay: '2026-03-02', lastDay: '2026-03-29', pauses: [], isEnded: false, releasedAt: null }
const told = { isOver: false, pauses: [], releasedAt: null }
const week = { from: '2026-03-09', until: '2026-03-15' }
const august = { from: '2026-08-03', until: '2026-08-16' }
const ask = (announced: AnnouncedAssignment | null, changes: object = {}) =>
  assignmentNews({ announced, assignment: { ...assignment, ...changes }, today, now })

describe('what a client hears of an assignment', () => {
  test.each<[string, AnnouncedAssignment | null, object, object[]]>([
    ['a new one', null, {}, [{ kind: 'assigned' }]],
    ['a new one that was taken back at once', null, { isEnded: true }, []],
    ['the same', told, {}, []],
    ['one that was ended', told, { isEnded: true }, [{ kind: 'ended' }]],
    ['one whose last day has passed', told, { lastDay: '2026-03-09' }, [{ kind: 'ended' }]],
    ['an end that is known', { ...told, isOver: true }, { isEnded: true }, []],
    ['one that goes on after its end', { ...told, isOver: true }, {}, [{ kind: 'resumed' }]],
    ['a pause', told, { pauses: [week] }, [{ kind: 'paused', pause: week }]],
    ['a pause to come', told, { pauses: [august] }, [{ kind: 'paused', pause: august }]],
    ['a pause that is known', { ...told, pauses: [august] }, { pauses: [august] }, []],
    ['a pause that was set and taken back', told, { pauses: [{ from: '2026-03-01', until: '2026-03-09' }] }, []],
    [
      'a longer pause',
      { ...told, pauses: [week] },
      { pauses: [{ ...week, until: null }] },
      [{ kind: 'paused', pause: { ...week, until: null } }],
    ],
    ['a pause that was lifted', { ...told, pauses: [week] }, { pauses: [{ ...week, until: '2026-03-09' }] }, [{ kind: 'resumed' }]],
    ['a pause that was called off', { ...told, pauses: [august] }, {}, [{ kind: 'resumed' }]],
    ['a later pause called off in a pause', { ...told, pauses: [week, august] }, { pauses: [week] }, []],
    ['another release', told, { releasedAt: '2026-03-10T08:00:00Z' }, [{ kind: 'changed' }]],
    ['a release to come', told, { releasedAt: '2026-03-11T08:00:00Z' }, []],
    ['a release that is known', { ...told, releasedAt: '2026-03-10T08:00:00Z' }, { releasedAt: '2026-03-10T08:00:00Z' }, []],
    ['another release of what has ended', told, { isEnded: true, releasedAt: '2026-03-10T08:00:00Z' }, [{ kind: 'ended' }]],
  ])('%s', (_, announced, changes, news) => {
    const answer = ask(announced, changes)
    expect(answer.news).toEqual(news)
    expect(ask(answer.announced, changes).news).toEqual([])
  })

  test.each<[string, object, string | null]>([
    ['its end', {}, '2026-03-30'],
    ['the end of a pause', { pauses: [week] }, '2026-03-16'],
    ['the beginning of a pause', { pauses: [{ from: '2026-03-20', until: '2026-03-22' }] }, '2026-03-20'],
    ['nothing, in a pause without an end', { lastDay: null, pauses: [{ ...week, until: null }] }, null],
    ['nothing, once it is over', { isEnded: true }, null],
  ])('next is %s', (_, changes, nextDay) => expect(ask(told, changes).nextDay).toBe(nextDay))

  test('a pause that ends by itself is told on the day after', () => {
    const { announced } = ask(told, { pauses: [week] })
    expect(assignmentNews({ announced, assignment: { ...assignment, pauses: [week] }, today: '2026-03-16', now }).news).toEqual([
      { kind: 'resumed' },
    ])
  })
})
