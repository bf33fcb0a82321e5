import type { ParsedInput } from '@allenio/contract'
import type { createSlot } from '@allenio/contract/reservations'
import { addMonths, dayIn } from '@allenio/domain/days'
import { occurrencesIn, timesIn } from '@allenio/domain/reservations'
import { requireGroups } from '#areas/groups'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { requireHost } from '../calendar/hosts.ts'
import { requireKind } from '../kinds.ts'

export type SlotFields = Omit<ParsedInput<typeof createSlot>, 'id'>

const farthestMonths = 36
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Refuses hours that cannot be, or that name somebody or something out of reach. Answers when they are, with the length of their kind. */
export async function requireSensible(db: WorkspaceDb, actor: Actor, fields: SlotFields) {
  const { hostId, kindId, groupIds, roles, firstDay, untilDay, startTime, windowEnd, capacity, repetition } = fields
  if (roles.length === 0) throw wrongField('roles', 'no role')
  if (untilDay !== null && untilDay < firstDay) throw wrongField('untilDay', 'until before first day')
  if (firstDay > addMonths(dayIn('UTC'), farthestMonths)) throw wrongField('firstDay', 'first day too far')
  await requireHost(db, actor, hostId)
  if (groupIds.length > 0) await requireGroups(db, actor, groupIds)
  const kind = await requireKind(db, kindId)
  if (windowEnd !== null) {
    if (minutesOf(windowEnd) - minutesOf(startTime) < kind.durationMinutes) throw wrongField('windowEnd', 'window too short')
    if (capacity > 1) throw wrongField('capacity', 'window and capacity')
  }
  const hours = { ...fields, durationMinutes: kind.durationMinutes, zone: 'UTC', skippedDays: [] as string[] }
  // a year holds at least one of every repetition that is allowed
  const range = { from: firstDay, to: addMonths(firstDay, repetition.kind === 'monthly' ? 25 : 13) }
  const happens = occurrencesIn(hours, range).some(occurrence => timesIn(hours, occurrence).length > 0)
  if (!happens) throw wrongField('untilDay', 'never happens')
  return hours
}
