import type { Pause } from '@allenio/contract/program-users'
import { addDays } from '@allenio/domain/days'

/** With a pause that begins today and has no end; those to come would overlap it. */
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
  programs: readonly { startDay: string; lastDay: string }[]
}

/** Whether somebody follows a program already in the weeks of the new one; more than a hint is not needed, as two at once are allowed. */
export function isOverlapping({ programs }: Follower, { startDay, weeks }: { startDay: string; weeks: number }): boolean {
  const lastDay = addDays(startDay, Math.max(1, weeks) * 7 - 1)
  return programs.some(program => program.startDay <= lastDay && program.lastDay >= startDay)
}
