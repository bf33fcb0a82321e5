import type { KeyboardEvent } from 'react'
import { historyKey } from '#shell/editor'
import { commandOf, type Command, type KeyPress } from '#ui/spreadsheet'
import { dialog, openDialog } from '../dialogs.ts'
import { deleteRows } from '../gestures/rows.ts'
import { rowsOfDay, rowsOfWeek, type DayEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { copyOnward, fillDown, joinChosen, moveByOne, moveToNextDay, partChosen } from './row-gestures.ts'
import { extendTo, placeOf, selectedIds, selectRow, selectRows } from './row-selection.ts'

// Here the keys of the table of rows work on whole rows instead of cells.

export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** Runs a key. Returns the row or empty workout that gets the focus, undefined if the focus stays, and null for an unknown key. */
export function runRowCommand(session: EditorSession, command: Command, rowId: string): string | undefined | null {
  const place = placeOf(session, rowId)
  if (!place) return null
  const ids = selectedIds(session, rowId)
  const isLeft = ({ id }: { id: string }) => !ids.includes(id)
  switch (command.kind) {
    case 'move': {
      const next = stopBeside(session, rowId, command)
      // the focus may have come to the row without a key, for example by a press
      if (!session.selection.get()?.ids.has(rowId)) selectRow(session, rowId)
      select(session, next, command.isExtending)
      return next
    }
    case 'move by group':
    case 'turn page': {
      const isExtending = command.kind === 'move by group' && command.isExtending
      const next = stopAfterPage(session, rowId, command)
      if (isExtending && !session.selection.get()?.ids.has(rowId)) selectRow(session, rowId)
      select(session, next, isExtending)
      return next
    }
    case 'move rows':
      if (command.isToOtherGroup) moveToNextDay(session, ids, command.step)
      else moveByOne(session, ids, command.step)
      return rowId
    case 'select all': {
      selectRows(session, ids.length < place.workout.rows.length ? place.workout.rows : place.rows)
      return undefined
    }
    case 'fill down':
      fillDown(session, ids)
      return undefined
    case 'copy onward':
      copyOnward(session, ids)
      return undefined
    case 'join':
      joinChosen(session, ids)
      return undefined
    case 'part':
      partChosen(session, ids)
      return undefined
    case 'insert': {
      const groupId = session.outline.get().entries.get(rowId)?.groupId
      if (groupId !== undefined) openDialog({ kind: 'exercise', groupId, afterId: rowId })
      return undefined
    }
    case 'edit':
      openDialog({ kind: 'row', rowId })
      return undefined
    case 'pick':
      openDialog({ kind: 'sets', rowId })
      return undefined
    case 'clear':
      deleteRows(session, ids)
      return (place.rows.slice(place.index + 1).find(isLeft) ?? place.rows.slice(0, place.index).findLast(isLeft))?.id
    case 'leave':
      selectRow(session, rowId)
      return undefined
    default:
      return null
  }
}

/** Runs a key on the button that adds the first row of an empty workout. */
export function runAddCommand(session: EditorSession, command: Command, groupId: string): string | undefined | null {
  switch (command.kind) {
    case 'move':
    case 'move by group':
    case 'turn page': {
      const next = command.kind === 'move' ? stopBeside(session, groupId, command) : stopAfterPage(session, groupId, command)
      select(session, next, false)
      return next
    }
    case 'insert':
      typeExercise(session, groupId, '')
      return undefined
    default:
      return null
  }
}

/** Opens the dialog for a new row with a typed key. Keys that arrive before the dialog has the focus are added to the text. */
export function typeExercise({ outline }: EditorSession, groupId: string, key: string): void {
  const afterId = outline.get().workouts.get(groupId)?.workout.rows.at(-1)?.id
  openDialog({ kind: 'exercise', groupId, afterId, typed: typedAt(groupId) + key })
}

function typedAt(groupId: string): string {
  const open = dialog.get()
  return open?.kind === 'exercise' && open.groupId === groupId ? (open.typed ?? '') : ''
}

/** Whether a key types a character; a space as the first one presses the button instead. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyPress, groupId: string): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && (key !== ' ' || typedAt(groupId) !== '')

function select(session: EditorSession, stopId: string | undefined, isExtending: boolean): void {
  if (stopId === undefined) return
  if (session.outline.get().entries.has(stopId)) (isExtending ? extendTo : selectRow)(session, stopId)
  else session.selection.set(undefined)
}

type Move = Extract<Command, { kind: 'move' }>
type PageMove = Extract<Command, { kind: 'move by group' | 'turn page' }>

/** The places for the focus: each row and, in a workout without rows, the button that adds the first one. */
const stopsOf = (days: readonly Pick<DayEntry, 'workouts'>[]): string[] =>
  days.flatMap(({ workouts }) => workouts.flatMap(({ id, rows }) => (rows.length > 0 ? rows.map(row => row.id) : [id])))

const placeOfStop = ({ outline }: EditorSession, stopId: string) => {
  const { entries, workouts } = outline.get()
  return workouts.get(entries.get(stopId)?.groupId ?? stopId)
}

function stopBeside(session: EditorSession, stopId: string, { direction, isToEdge, isExtending }: Move): string | undefined {
  if (direction === 'left' || direction === 'right') return inOtherWeek(session, stopId, direction === 'left' ? -1 : 1)
  const place = placeOfStop(session, stopId)
  if (!place) return undefined
  if (isToEdge) return rowsOfDay(place.day).at(direction === 'up' ? 0 : -1)?.id
  const stops = isExtending ? rowsOfWeek(place.week).map(({ id }) => id) : stopsOf(place.week.days)
  return stops[stops.indexOf(stopId) + (direction === 'up' ? -1 : 1)]
}

const stopAfterPage = (session: EditorSession, stopId: string, command: PageMove): string | undefined =>
  command.kind === 'turn page' ? inOtherWeek(session, stopId, command.step) : inOtherDay(session, stopId, command)

/** The row at this place of the same day in another week, or the nearest one. */
function inOtherWeek(session: EditorSession, stopId: string, step: 1 | -1): string | undefined {
  const place = placeOfStop(session, stopId)
  const target = place && session.outline.get().weeks[place.week.number - 1 + step]
  if (!target) return undefined
  const day = target.days[place.week.days.findIndex(({ id }) => id === place.day.id)]
  const at = rowsOfDay(place.day).findIndex(({ id }) => id === stopId)
  const stops = day ? stopsOf([day]) : []
  return stops[Math.max(at, 0)] ?? stops.at(-1) ?? stopsOf(target.days)[0]
}

/** The first row of the day before or after. Extending a selection skips empty days. */
function inOtherDay(session: EditorSession, stopId: string, { step, isExtending }: Extract<PageMove, { kind: 'move by group' }>) {
  const place = placeOfStop(session, stopId)
  if (!place) return undefined
  const { days } = place.week
  const index = days.findIndex(({ id }) => id === place.day.id)
  const others = step > 0 ? days.slice(index + 1) : days.slice(0, Math.max(index, 0)).toReversed()
  return others.flatMap(day => (isExtending ? rowsOfDay(day)[0]?.id : stopsOf([day])[0]) ?? [])[0]
}

/** The handlers for the element that contains all rows. */
export const rowKeyProps = (session: EditorSession) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return
    const rowId = idAround(event, 'data-row')
    const groupId = idAround(event, 'data-add')
    const showHistory = rowId && historyKey(event.nativeEvent, { rowId })
    if (showHistory) {
      event.preventDefault()
      return showHistory()
    }
    if (groupId && isTyping(event, groupId)) {
      event.preventDefault()
      return typeExercise(session, groupId, event.key)
    }
    const command = commandOf(event, 'none', isMac)
    if (!command) return
    const next = rowId ? runRowCommand(session, command, rowId) : groupId ? runAddCommand(session, command, groupId) : null
    if (next === null) return
    event.preventDefault()
    const { currentTarget } = event
    // rows that have moved are rendered again before one gets the focus
    if (next !== undefined) requestAnimationFrame(() => focusStop(currentTarget, next))
  },
})

/** The id that an element around the target of an event bears. */
export const idAround = ({ target }: { target: EventTarget }, attribute: 'data-row' | 'data-add'): string | null =>
  (target instanceof Element ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : undefined) ?? null

export function focusStop(element: HTMLElement, id: string): void {
  element.querySelector<HTMLElement>(`[data-row="${id}"], [data-add="${id}"] button`)?.focus()
}
