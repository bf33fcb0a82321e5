import { useSelected } from '#lib/store'
import type { OpenWorkout } from '../../device/open-workout.ts'
import { useRest } from '../../device/use-rest.ts'
import { addToRest, skipRest, togglePause } from './rest-changes.ts'

export interface RestProps {
  player: OpenWorkout
}

/** The rest as it is drawn, with what can be done about it; null while nobody rests. */
export function useRestControls({ player }: RestProps) {
  const rest = useSelected(player.workout, stored => stored.rest)
  const isOwner = useSelected(player.status, status => status.isOwner) !== false
  const view = useRest(rest)
  if (!rest || !view) return null
  return {
    view,
    total: rest.seconds,
    isOwner,
    add: (seconds: number) => void player.keepRest((before, now) => addToRest(before, seconds, now)),
    togglePause: () => void player.keepRest(togglePause),
    skip: () => void player.keepRest(skipRest),
  }
}

export type RestControls = NonNullable<ReturnType<typeof useRestControls>>
