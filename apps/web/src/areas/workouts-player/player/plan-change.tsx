import { useState } from 'react'
import { CloseButton } from '#ui/close-button'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { noteOfChange, type Assignment } from '../plan/planned-workouts.ts'
import { useStoredWorkouts } from '../plan/use-plan.ts'
import type { PlayerState } from './player-state.ts'
import css from './status-notes.module.css'
import { usePlayerWords } from './words.ts'

/** Why the plan is another one than the last time, until the first set by it is done. */
export function PlanChange({ state: { stored, training } }: { state: PlayerState }) {
  const { workout, sets } = stored.state
  const assignment = training?.assignments.find(
    ({ programUserId, releaseId }) => programUserId === workout.programUserId && releaseId === workout.releaseId,
  )
  const isBegun = [...sets.values()].some(({ doneAt }) => doneAt !== null)
  if (!assignment || isBegun || workout.state !== 'under way') return null
  return <ChangeNote assignment={assignment} clientId={stored.clientId} />
}

function ChangeNote({ assignment, clientId }: { assignment: Assignment; clientId: string | null }) {
  const t = usePlayerWords()
  const workouts = useStoredWorkouts(clientId)
  const [isClosed, setClosed] = useState(false)
  const note = workouts && noteOfChange(assignment, workouts)
  if (!note || isClosed) return null
  return (
    <div className={css.notes}>
      <div className={css.note}>
        <Stack gap={4}>
          <b>{t('changed')}</b>
          <Text breaks className={css.written}>
            {note}
          </Text>
        </Stack>
        <CloseButton onClick={() => setClosed(true)} />
      </div>
    </div>
  )
}
