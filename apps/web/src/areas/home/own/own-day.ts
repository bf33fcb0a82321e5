import type { Output } from '@allenio/contract'
import type { OwnAction } from '@allenio/contract/client-actions'
import type { getOwnHome } from '@allenio/contract/home'
import { addDays, daysBetween } from '@allenio/domain/days'

export type OwnHomeRead = Output<typeof getOwnHome>

/** Writes of this device that the last read does not contain yet. */
export interface UnsentWrites {
  completions: readonly { input: { id: string; dueDay: string } }[]
  weights: readonly { input: { day: string; kg: number } }[]
  photos: readonly { input: { day: string } }[]
  surveys: readonly { input: { assignmentId: string; dueDay?: string | null | undefined } }[]
  /** Ticks, and what was written down. */
  meals: readonly { input: { day: string } }[]
}

/** A repeated action keeps its id, so the due day tells its times apart. */
export const timeOf = ({ id, dueDay }: Pick<OwnAction, 'id' | 'dueDay'>): string => `${id} ${dueDay}`

/** Whether an unsent write of this device does this action: its completion, or what it asks for. */
export function isDoneHere(
  { id, kind, dueDay, repetition }: OwnAction,
  { completions, weights, photos, surveys, meals }: UnsentWrites,
): boolean {
  if (completions.some(({ input }) => input.id === id && input.dueDay === dueDay)) return true
  if (kind === 'survey') return surveys.some(({ input }) => input.assignmentId === id && input.dueDay === dueDay)
  // a diary that is kept on several days is kept on each of them
  if (kind === 'keep food diary' && repetition.kind !== 'once') return meals.some(({ input }) => input.day === dueDay)
  const records = kind === 'weigh in' ? weights : kind === 'upload photos' ? photos : kind === 'keep food diary' ? meals : []
  return records.some(({ input }) => input.day >= dueDay)
}

/** The survey that is due today, and that was not answered on this device. */
export const checkInOf = (
  actions: readonly OwnAction[],
  { today, unsent }: { today: string; unsent: UnsentWrites },
): OwnAction | undefined => actions.find(action => action.kind === 'survey' && action.dueDay === today && !isDoneHere(action, unsent))

/** Splits the actions into those that are due today or earlier, and later ones; what rests in a pause is not due. */
export function splitByDay(actions: readonly OwnAction[], today: string): { due: OwnAction[]; coming: OwnAction[] } {
  const isDue = ({ dueDay, isPaused }: OwnAction) => dueDay <= today && !isPaused
  return { due: actions.filter(isDue), coming: actions.filter(action => !isDue(action)) }
}

/** The client's day goes on without a network: this is the server's today plus the midnights that the device has passed since. */
export const todayFrom = ({ today, readOn }: { today: string; readOn: string }, now: string): string =>
  addDays(today, Math.max(0, daysBetween(readOn, now)))

export interface LatestWeight {
  latest: { day: string; kg: number } | undefined
  isWaiting: boolean
  /** The values of the curve: means of seven days, then the unsent weights. */
  values: number[]
}

export function withUnsentWeights(weight: OwnHomeRead['weight'], unsent: UnsentWrites['weights']): LatestWeight {
  const last = weight.trend.latest
  const unsentWeights = unsent
    .map(({ input: { day, kg } }) => ({ day, kg }))
    .filter(({ day }) => !last || day >= last.day)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  return {
    latest: unsentWeights.at(-1) ?? last ?? undefined,
    isWaiting: unsentWeights.length > 0,
    values: [...weight.points.map(({ mean }) => mean), ...unsentWeights.map(({ kg }) => kg)],
  }
}

export type DueIn = { kind: 'late'; days: number } | { kind: 'today' } | { kind: 'tomorrow' } | { kind: 'this week' } | { kind: 'later' }

export function dueIn(dueDay: string, today: string): DueIn {
  const days = daysBetween(today, dueDay)
  if (days < 0) return { kind: 'late', days: -days }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return days < 7 ? { kind: 'this week' } : { kind: 'later' }
}
