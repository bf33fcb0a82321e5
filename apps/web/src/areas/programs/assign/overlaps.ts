import { addDays } from '@allenio/domain/days'

interface Follower {
  programs: readonly { startDay: string; lastDay: string }[]
}

/** Whether somebody follows a program already in the weeks of the new one; more than a hint is not needed, as two at once are allowed. */
export function isOverlapping({ programs }: Follower, { startDay, weeks }: { startDay: string; weeks: number }): boolean {
  const lastDay = addDays(startDay, Math.max(1, weeks) * 7 - 1)
  return programs.some(program => program.startDay <= lastDay && program.lastDay >= startDay)
}
