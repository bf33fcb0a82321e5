import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exerciseIn } from '@allenio/domain/programs'
import { commandOf } from '#ui/spreadsheet'
import { addWorkout } from '../gestures/days.ts'
import { insertTyped } from '../gestures/typed-cells.ts'
import { duplicateWeek } from '../gestures/weeks.ts'
import { dialog } from '../dialogs.ts'
import { libraryOf } from '#lib/exercise-library'
import { rowsOfWeek } from '../outline.ts'
import { testSession } from '../session.testing.ts'
import { runRowCommand } from './row-keys.ts'
import { selectRow } from './row-selection.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

const reading = { library: libraryOf([], 'it'), language: 'it' } as const

/** Two weeks of two days: three rows and one. */
function scene() {
  const session = testSession()
  const type = (day: number, text: string) => {
    const groupId = session.outline.get().weeks[0]?.days[day]?.workouts[0]?.id ?? ''
    insertTyped(session, { groupId, afterId: undefined, text }, reading)
  }
  for (const text of ['Squat 4x6 80kg', 'Panca 3x8', 'Croci 3x12']) type(0, text)
  type(1, 'Corsa 1x500m')
  const week = session.outline.get().weeks[0]
  duplicateWeek(session, week?.id ?? '', 1)
  session.gestures.length = 0
  const rows = () => rowsOfWeek(session.outline.get().weeks[0] ?? { days: [] })
  let focus = rows()[0]?.id ?? ''
  selectRow(session, focus)
  const press = (keys: string) => {
    const parts = keys.split(' ')
    const has = (name: string) => parts.includes(name)
    const key = parts.at(-1) ?? ''
    const command = commandOf({ key, ctrlKey: has('Ctrl'), metaKey: false, shiftKey: has('Shift'), altKey: has('Alt') }, 'none', false)
    const next = command && runRowCommand(session, command, focus)
    focus = next ?? focus
    return next
  }
  const names = () => rows().map(({ cells, number }) => `${number.letter}${number.supersetPosition ?? ''} ${exerciseIn(cells)?.name}`)
  return { session, press, names, rows, focusName: () => exerciseIn(session.outline.get().entries.get(focus)?.cells ?? {})?.name }
}

test('arrows go from row to row and from week to week, by day and to the edge', () => {
  const { press, focusName, session } = scene()
  press('ArrowDown')
  expect(focusName()).toBe('Panca')
  press('Ctrl ArrowDown')
  expect(focusName()).toBe('Croci')
  press('PageDown')
  expect(focusName()).toBe('Corsa')
  const before = session.selection.get()?.anchorId
  press('ArrowRight')
  expect(focusName()).toBe('Corsa')
  expect(session.selection.get()?.anchorId).not.toBe(before)
  expect(press('Home')).toBeNull()
})

test('Shift with a page chooses the rows up to the next day', () => {
  const { press, focusName, session } = scene()
  press('ArrowDown')
  press('Shift PageDown')
  expect([focusName(), session.selection.get()?.ids.size]).toEqual(['Corsa', 3])
  press('Shift PageUp')
  expect([focusName(), session.selection.get()?.ids.size]).toEqual(['Squat', 2])
})

test('F2 opens the row, and F4 its sets, as its menu says', () => {
  const { press, rows } = scene()
  expect(press('F2')).toBeUndefined()
  expect(dialog.get()).toEqual({ kind: 'row', rowId: rows()[0]?.id })
  press('ArrowDown')
  expect(press('F4')).toBeUndefined()
  expect(dialog.get()).toEqual({ kind: 'sets', rowId: rows()[1]?.id })
})

test('several rows are filled, joined, moved to another day and deleted at once, each as one gesture', () => {
  const { session, press, names, rows } = scene()
  press('Shift ArrowDown')
  press('Shift ArrowDown')
  expect(session.selection.get()?.ids.size).toBe(3)
  press('Ctrl d')
  expect(rows().map(({ cells }) => cells['load'])).toEqual(['80', '80', '80', undefined])
  press('Ctrl g')
  expect(names().slice(0, 3)).toEqual(['A1 Squat', 'A2 Panca', 'A3 Croci'])
  press('Ctrl Shift g')
  press('Shift ArrowUp')
  press('Alt ArrowDown')
  expect(names().slice(0, 3)).toEqual(['A Croci', 'B Squat', 'C Panca'])
  press('Alt Shift ArrowDown')
  expect(names()).toEqual(['A Croci', 'A Squat', 'B Panca', 'C Corsa'])
  press('Delete')
  expect(names()).toEqual(['A Croci', 'A Corsa'])
  expect(session.gestures).toHaveLength(6)
})

test('a selection begins where the focus is, however it came there', () => {
  const { session, press } = scene()
  session.selection.set(undefined)
  press('Shift ArrowDown')
  expect(session.selection.get()?.ids.size).toBe(2)
})

test('all of a workout is chosen, then all of the week', () => {
  const { session, press } = scene()
  const day = session.outline.get().weeks[0]?.days[0]
  addWorkout(session, day?.id ?? '')
  const groupId = session.outline.get().weeks[0]?.days[0]?.workouts[1]?.id ?? ''
  insertTyped(session, { groupId, afterId: undefined, text: 'Plank 3x30s' }, reading)
  press('Ctrl a')
  expect(session.selection.get()?.ids.size).toBe(3)
  press('Ctrl a')
  expect(session.selection.get()?.ids.size).toBe(5)
})
