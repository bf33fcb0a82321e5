import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exerciseIn } from '@allenio/domain/programs'
import { commandOf } from '#ui/spreadsheet'
import { addWorkout } from '../gestures/days.ts'
import { insertTyped } from '../gestures/typed-cells.ts'
import { duplicateWeek } from '../gestures/weeks.ts'
import { closeDialog, dialog } from '../dialogs.ts'
import { libraryOf } from '#lib/exercise-library'
import { rowsOfWeek } from '../outline.ts'
import { testSession } from '../session.testing.ts'
import { isTyping, runAddCommand, runRowCommand, typeExercise } from './row-keys.ts'
import { selectRow } from './row-selection.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

const reading = { library: libraryOf([], 'it'), language: 'it' } as const

/** Two weeks of three days: three rows, one, and none. */
function scene() {
  const session = testSession(3)
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
    const isRow = session.outline.get().entries.has(focus)
    const next = command && (isRow ? runRowCommand : runAddCommand)(session, command, focus)
    focus = next ?? focus
    return next
  }
  const names = () => rows().map(({ cells, number }) => `${number.letter}${number.supersetPosition ?? ''} ${exerciseIn(cells)?.name}`)
  const emptyDay = (week: number) => session.outline.get().weeks[week]?.days[2]?.workouts[0]?.id ?? ''
  return {
    session,
    press,
    names,
    rows,
    emptyDay,
    focus: () => focus,
    focusName: () => exerciseIn(session.outline.get().entries.get(focus)?.cells ?? {})?.name,
  }
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

test('an empty day is reached by arrows and pages, and what is typed there begins its first row', () => {
  const { session, press, emptyDay, focus, focusName } = scene()
  press('PageDown')
  press('PageDown')
  expect([focus(), session.selection.get()]).toEqual([emptyDay(0), undefined])
  press('ArrowRight')
  expect(focus()).toBe(emptyDay(1))
  press('Alt PageUp')
  expect(focus()).toBe(emptyDay(0))
  press('ArrowUp')
  expect([focusName(), session.selection.get()?.ids.size]).toEqual(['Corsa', 1])
  press('ArrowDown')
  expect(focus()).toBe(emptyDay(0))
  expect(press('ArrowDown')).toBeUndefined()
  const type = (key: string) => {
    const isTaken = isTyping({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }, focus())
    if (isTaken) typeExercise(session, focus(), key)
    return isTaken
  }
  // a space alone presses the button, but belongs to what is typed before the dialog has the focus
  closeDialog()
  expect([...' P l'].map(type)).toEqual([false, true, true, true])
  expect(dialog.get()).toMatchObject({ kind: 'exercise', groupId: emptyDay(0), afterId: undefined, typed: 'P l' })
  expect(press('Delete')).toBeNull()
})

test('rows are chosen past an empty day', () => {
  const { session, press } = scene()
  press('PageDown')
  press('Shift ArrowDown')
  expect(session.selection.get()?.ids.size).toBe(1)
})
