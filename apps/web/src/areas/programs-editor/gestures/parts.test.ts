import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exerciseIn } from '@allenio/domain/programs'
import { duplicateRow, hasLaterWeeks, rowAbove } from '../columns/row-gestures.ts'
import { rowsOfDay } from '../outline.ts'
import { testSession } from '../session.testing.ts'
import { moveToWeekBeside, pasteDayAt, weekBeside } from './days.ts'
import { deleteRows, insertInto, joinRows } from './rows.ts'
import { addWeekAt, copy, pasteInto, pasteWeekAt } from './weeks.ts'

const toast = vi.hoisted(() => vi.fn<(message: { text: string }) => void>())
vi.mock('#ui/toast', async importOriginal => ({ ...(await importOriginal<object>()), toast }))

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

type Session = ReturnType<typeof testSession>

const dayOf = (session: Session, week: number, day: number) => session.outline.get().weeks[week]?.days[day]
const rowsOf = (session: Session, week = 0, day = 0) => rowsOfDay(dayOf(session, week, day) ?? { workouts: [] })
const names = (session: Session, week = 0, day = 0) => rowsOf(session, week, day).map(({ cells }) => exerciseIn(cells)?.name)

/** A first day with these exercises. */
function scene(...exercises: string[]) {
  const session = testSession()
  const groupId = dayOf(session, 0, 0)?.workouts[0]?.id ?? ''
  const ids = insertInto(
    session,
    { groupId },
    exercises.map(name => ({ exercise: { name } })),
  )
  return { session, ids, dayId: dayOf(session, 0, 0)?.id ?? '' }
}

test('a copied day is pasted into another program as it was when it was copied', () => {
  const { session, ids, dayId } = scene('Squat', 'Panca')
  copy(session, 'day', dayId)
  deleteRows(session, ids)
  const other = testSession()
  pasteInto(other, dayOf(other, 0, 0)?.id ?? '')
  pasteDayAt(other, other.outline.get().weeks[0]?.id ?? '', 2)
  expect([names(other), names(other, 0, 2), names(session)]).toEqual([['Squat', 'Panca'], ['Squat', 'Panca'], []])
  pasteInto(session, dayId)
  expect(names(session)).toEqual(['Squat', 'Panca'])
})

test('a day that is pasted on itself unchanged keeps its rows, on which results hang', () => {
  const { session, ids, dayId } = scene('Squat', 'Panca')
  copy(session, 'day', dayId)
  pasteInto(session, dayId)
  expect(rowsOf(session).map(({ id }) => id)).toEqual(ids)
})

test('a copied week comes with its days', () => {
  const { session } = scene('Squat')
  copy(session, 'week', session.outline.get().weeks[0]?.id ?? '')
  const other = testSession(1)
  pasteWeekAt(other, 1)
  expect([names(other, 1, 0), other.outline.get().weeks[1]?.days.length]).toEqual([['Squat'], 2])
})

test('a day goes to the end of the week before and to the beginning of the next, which is told', () => {
  const { session, dayId } = scene('Squat')
  addWeekAt(session, 1)
  const day = () => dayOf(session, 0, 0)
  const first = day()
  if (!first) throw new Error('the week has a day')
  expect(weekBeside(session, first.weekId, -1)).toBeUndefined()
  moveToWeekBeside(session, first, 1)
  expect([dayOf(session, 1, 0)?.id, names(session, 1, 0)]).toEqual([dayId, ['Squat']])
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Giorno spostato nella settimana 2' }))
  const moved = dayOf(session, 1, 0)
  if (!moved) throw new Error('the day was moved')
  moveToWeekBeside(session, moved, -1)
  expect(dayOf(session, 0, 1)?.id).toBe(dayId)
})

test('a duplicated row stands below its own, within a superset as a part of it', () => {
  const { session, ids } = scene('Squat', 'Panca', 'Croci')
  joinRows(session, ids.slice(1))
  const duplicate = (index: number) => {
    const row = rowsOf(session)[index]
    if (row) duplicateRow(session, row)
  }
  duplicate(1)
  duplicate(0)
  expect(names(session)).toEqual(['Squat', 'Squat', 'Panca', 'Panca', 'Croci'])
  expect(rowsOf(session).map(({ number }) => `${number.letter}${number.supersetPosition ?? ''}`)).toEqual(['A', 'B', 'C1', 'C2', 'C3'])
})

test('the menu of a row knows what is above it and whether weeks follow', () => {
  const { session, ids } = scene('Squat', 'Panca')
  const [first, second] = rowsOf(session)
  if (!first || !second) throw new Error('the day has rows')
  expect([rowAbove(session, first), rowAbove(session, second)?.id]).toEqual([undefined, ids[0]])
  expect(hasLaterWeeks(session, first.groupId)).toBe(false)
  addWeekAt(session, 1)
  expect(hasLaterWeeks(session, first.groupId)).toBe(true)
})
