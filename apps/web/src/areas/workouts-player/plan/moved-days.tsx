import { useEffect } from 'react'
import type { MovedDaysWatch } from '#areas/programs'
import { movedDaysOf } from './planned-workouts.ts'
import { useOwnTraining } from './use-plan.ts'

/** Tells the plan which of its days the client has moved, as the device knows it. It draws nothing. */
export function MovedDays({ programUserId, onMoved }: MovedDaysWatch) {
  const { stored } = useOwnTraining()
  const assignment = stored?.training.assignments.find(each => each.programUserId === programUserId)
  useEffect(() => {
    if (assignment) onMoved(movedDaysOf(assignment))
  }, [assignment, onMoved])
  return null
}
