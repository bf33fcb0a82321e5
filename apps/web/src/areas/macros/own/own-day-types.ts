import type { MacroAssignment, DayType } from '@allenio/contract/macros'
import { dayTypeOn } from '@allenio/domain/macros'
import { useQuery } from '@tanstack/react-query'
import { ownMacrosQuery } from '../data.ts'
import { useNamedDayType } from '../targets/day-type-name.ts'
import { courseOn } from './own-assignments.ts'

interface DayTypes {
  types: readonly DayType[]
  current: DayType
  /** The type that the day has if the client moves nothing. */
  usual: DayType
}

/** Finds the types that a day may have by a client's targets; undefined where the targets are equal on every day, or over. */
export function ownDayTypesOn(assignments: readonly MacroAssignment[], day: string, moved: DayType | null): DayTypes | undefined {
  const assignment = courseOn(assignments, day).current
  // a past assignment has no calendar
  if (!assignment?.week || assignment.state === 'past') return undefined
  const types = assignment.targets.map(({ dayType }) => dayType)
  const usual = dayTypeOn(assignment.week, day, assignment.calendar)
  return { types, current: types.find(type => type === moved) ?? usual, usual }
}

/** Returns the day types of the asking client, with names; for a client who sees their macros. */
export function useOwnDayTypes(day: string, moved: DayType | null) {
  const { data } = useQuery(ownMacrosQuery())
  const nameOf = useNamedDayType(data?.dayTypeNames)
  const { types, current, usual } = ownDayTypesOn(data?.assignments ?? [], day, moved) ?? { types: [] }
  return { types: types.map(type => ({ type, name: nameOf(type), isCurrent: type === current })), usual }
}

/** Returns the target of a day, by the type that the client has moved it to on this device; for a client who sees their macros. */
export function useOwnTarget(day: string, moved: DayType | null) {
  const { data } = useQuery(ownMacrosQuery())
  const nameOf = useNamedDayType(data?.dayTypeNames)
  const assignments = data?.assignments ?? []
  const { types, current, usual } = ownDayTypesOn(assignments, day, moved) ?? { types: [] }
  const target = courseOn(assignments, day).current?.targets.find(({ dayType }) => dayType === current)
  return target && types.length > 1 ? { target, name: nameOf(target.dayType), isMoved: current !== usual } : undefined
}
