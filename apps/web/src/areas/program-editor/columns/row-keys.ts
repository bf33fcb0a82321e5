import type { KeyboardEvent } from 'react'
import { historyKey } from '#shell/editor'
import { commandOf, type Command } from '#ui/spreadsheet'
import { openDialog } from '../dialogs.ts'
import { deleteRows } from '../gestures/rows.ts'
import { rowsOfDay, rowsOfWeek, type WeekEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { copyOnward, fillDown, joinChosen, moveByOne, moveToNextDay, partChosen } from './row-gestures.ts'
import { extendTo, placeOf, selectedIds, selectRow, selectRows } from './row-selection.ts'

// The keys of the table of rows do the same here, where a whole row is what a cell is there.

export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** The row to which the focus goes; undefined where it stays, null where the key is not ours. */
export function runRowCommand(session: EditorSession, command: Command, rowId: string): string | undefined | null {
  const place = placeOf(session, rowId)
  if (!place) return null
  const ids = selectedIds(session, rowId)
  switch (command.kind) {
    case 'move': {
      const next = rowBeside(session, rowId, command)
      // the focus may have come here without a key
      if (!session.selection.get()?.ids.has(rowId)) selectRow(session, rowId)
      if (next !== undefined) (command.isExtending ? extendTo : selectRow)(session, next)
      return next
    }
    case 'move by group':
    case 'turn page': {
      const isWeek = command.kind === 'turn page'
      const next = isWeek ? inOtherWeek(session, rowId, command.step) : inOtherDay(place.week, rowId, command.step)
      const isExtending = command.kind === 'move by group' && command.isExtending
      if (isExtending && !session.selection.get()?.ids.has(rowId)) selectRow(session, rowId)
      if (next !== undefined) (isExtending ? extendTo : selectRow)(session, next)
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
      return (place.rows.slice(place.index + 1).find(({ id }) => !ids.includes(id)) ?? place.rows[place.index - 1])?.id
    case 'leave':
      selectRow(session, rowId)
      return undefined
    default:
      return null
  }
}

type Move = Extract<Command, { kind: 'move' }>

function rowBeside(session: EditorSession, rowId: string, { direction, isToEdge }: Move): string | undefined {
  if (direction === 'left' || direction === 'right') return inOtherWeek(session, rowId, direction === 'left' ? -1 : 1)
  const { rows = [], index = 0, week } = placeOf(session, rowId) ?? {}
  if (!isToEdge) return rows[index + (direction === 'up' ? -1 : 1)]?.id
  const day = rowsOfDay(week?.days.find(each => rowsOfDay(each).some(({ id }) => id === rowId)) ?? { workouts: [] })
  return day.at(direction === 'up' ? 0 : -1)?.id
}

/** The row at the same place of the same day, or the nearest one. */
function inOtherWeek(session: EditorSession, rowId: string, step: 1 | -1): string | undefined {
  const place = placeOf(session, rowId)
  if (!place) return undefined
  const target = session.outline.get().weeks[place.week.number - 1 + step]
  if (!target) return undefined
  const dayIndex = place.week.days.findIndex(day => rowsOfDay(day).some(({ id }) => id === rowId))
  const at = rowsOfDay(place.week.days[dayIndex] ?? { workouts: [] }).findIndex(({ id }) => id === rowId)
  const day = rowsOfDay(target.days[dayIndex] ?? { workouts: [] })
  return (day[at] ?? day.at(-1) ?? rowsOfWeek(target)[0])?.id
}

/** The first row of the day before or after; empty days are passed. */
function inOtherDay({ days }: WeekEntry, rowId: string, step: 1 | -1): string | undefined {
  const index = days.findIndex(day => rowsOfDay(day).some(({ id }) => id === rowId))
  const others = step > 0 ? days.slice(index + 1) : days.slice(0, Math.max(index, 0)).toReversed()
  return others.flatMap(day => rowsOfDay(day)[0] ?? [])[0]?.id
}

/** For the element that holds all rows. */
export const rowKeyProps = (session: EditorSession) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const rowId = event.target instanceof Element ? event.target.closest('[data-row]')?.getAttribute('data-row') : null
    if (!rowId || event.defaultPrevented) return
    const showHistory = historyKey(event.nativeEvent, { rowId })
    if (showHistory) {
      event.preventDefault()
      return showHistory()
    }
    const command = commandOf(event, 'none', isMac)
    const next = command && runRowCommand(session, command, rowId)
    if (next === null || !command) return
    event.preventDefault()
    const { currentTarget } = event
    // rows that have moved are drawn anew first
    if (next !== undefined) requestAnimationFrame(() => focusRow(currentTarget, next))
  },
})

export function focusRow(element: HTMLElement, rowId: string): void {
  element.querySelector<HTMLElement>(`[data-row="${rowId}"]`)?.focus()
}
