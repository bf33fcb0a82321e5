import type { Pause } from '@allenio/contract/programs'
import { addDays, isDay } from '@allenio/domain/days'
import { isOverlapping, spanOf } from '@allenio/domain/programs'

/** Adds a pause that begins today and has no end, and removes coming pauses, because they would overlap it. */
export const pauseFrom = (pauses: readonly Pause[], today: string): Pause[] => [
  ...pauses.filter(({ from }) => from < today),
  { from: today, until: null },
]

/** Training goes on today: what holds it now ends yesterday. */
export const endPauses = (pauses: readonly Pause[], today: string): Pause[] =>
  pauses.flatMap(pause => {
    const isHeld = pause.from <= today && (pause.until === null || pause.until >= today)
    if (!isHeld) return [pause]
    return pause.from === today ? [] : [{ from: pause.from, until: addDays(today, -1) }]
  })

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
