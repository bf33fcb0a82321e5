import type { Training } from '@allenio/contract/workouts'
import { useState } from 'react'
import { othersChange, useIsRestOver, useRestEnd, type OthersChange, type StoredWorkout } from '#areas/workouts'
import type { PlayerState } from '../player/player-state.ts'
import { useOpenWorkout } from '../player/use-open-workout.ts'
import { useFactsBefore } from '../sets/use-facts-before.ts'
import { viewOf } from '../sets/workout-view.ts'

interface ColumnQuestion {
  workout: StoredWorkout
  training: Training | undefined
  onRestEnd: () => void
}

const nothing = async () => undefined

/** A workout of the floor as its column draws it. */
export function useColumnState({ workout, training, onRestEnd }: ColumnQuestion) {
  const { stored, status, player } = useOpenWorkout(workout)
  const isRestOver = useIsRestOver(stored.rest)
  useRestEnd(stored.rest, onRestEnd)
  const facts = useFactsBefore(training, stored)
  const state: PlayerState = {
    stored,
    player,
    training,
    facts,
    view: viewOf(stored.state, facts),
    isResting: stored.rest !== null && !isRestOver,
    isReadOnly: status.isOwner === false,
    keep: player?.keep ?? nothing,
    keepRest: player?.keepRest ?? nothing,
  }
  return { state, status, others: useOthersChange(stored) }
}

/** The changes of other devices since somebody did something here. */
function useOthersChange({ state }: StoredWorkout): OthersChange | undefined {
  const [seen, setSeen] = useState<{ state: StoredWorkout['state']; change: OthersChange | undefined }>({ state, change: undefined })
  if (seen.state !== state) {
    const isOwn = seen.state.steps.at(-1)?.eventId !== state.steps.at(-1)?.eventId
    setSeen({ state, change: isOwn ? undefined : (othersChange(seen.state, state) ?? seen.change) })
  }
  return seen.change
}
