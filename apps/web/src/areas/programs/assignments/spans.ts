import type { Pause } from '@allenio/contract/clients'
import { addDays, isDay } from '@allenio/domain/days'
import { isOverlapping, spanOf } from '@allenio/domain/programs'

interface Follower {
  programs: readonly { startDay: string; lastDay: string; pauses: readonly Pause[] }[]
}

/** Whether somebody trains by a program already in the weeks of the new one; a hint is enough, as two at once are allowed. */
export function meetsProgram({ programs }: Follower, { startDay, weeks }: { startDay: string; weeks: number }): boolean {
  // a day that is still being typed meets nothing
  if (!isDay(startDay)) return false
  const added = spanOf({ startDay, lastDay: addDays(startDay, Math.max(1, weeks) * 7 - 1), pauses: [] })
  return programs.some(program => isOverlapping(added, spanOf(program)))
}
