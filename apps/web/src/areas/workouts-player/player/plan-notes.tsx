import { useMemo } from 'react'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { findPlanOf } from '../plan/planned-workouts.ts'
import type { PlayerState } from './player-state.ts'
import css from './status-notes.module.css'

/** The coach's notes on the week, the day and the workout, beside those on single exercises. */
export function PlanNotes({ state: { stored, training } }: { state: PlayerState }) {
  const { workout } = stored.state
  const notes = useMemo(() => findPlanOf(training, workout)?.notes ?? [], [training, workout])
  if (notes.length === 0) return null
  return (
    <div className={css.notes}>
      <Stack gap={8} className={css.plan}>
        {notes.map((note, at) => (
          <Text key={at} breaks className={css.written}>
            {note}
          </Text>
        ))}
      </Stack>
    </div>
  )
}

/** On a phone, which has one set in view, they are read before the first one is done; the list of all sets keeps them. */
export function NotesBeforeStart({ state }: { state: PlayerState }) {
  const isBegun = [...state.stored.state.sets.values()].some(({ doneAt }) => doneAt !== null)
  return isBegun ? null : <PlanNotes state={state} />
}
