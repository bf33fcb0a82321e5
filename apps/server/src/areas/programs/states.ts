import type { Pause, ProgramUserState } from '@allenio/contract/program-users'
import { addDays } from '@allenio/domain/days'

export interface StatedUser {
  start_day: string
  last_day: string
  pauses: readonly Pause[]
  ended_at: string | null
  /** Another one of the client lasts longer. */
  is_followed: boolean
}

interface Now {
  today: string
  expiryDays: number
}

export function stateOf({ start_day, last_day, pauses, ended_at, is_followed }: StatedUser, { today, expiryDays }: Now): ProgramUserState {
  if (ended_at !== null) return 'terminated'
  if (pauses.some(({ from, until }) => from <= today && (until === null || today <= until))) return 'paused'
  if (last_day < today) return 'terminated'
  if (today < start_day) return 'upcoming'
  return last_day <= addDays(today, expiryDays) && !is_followed ? 'expiring' : 'active'
}
