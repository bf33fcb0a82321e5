import { recordFileMaxBytes } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { sendQueue, tooLarge, type SendQueue } from '#lib/uploads'
import { toast } from '#ui/toast'
import { changeWorkout } from '../../device/open-workout.ts'
import { listStoredWorkouts } from '../../device/stored-workouts.ts'
import { withEvent } from '../../device/stored-workout.ts'
import { useExerciseWords } from './words.ts'

// kept outside of the player, so that a film goes on being sent when the workout is closed
const queues = new Map<string, SendQueue>()

/** The film of one exercise on its way: its bytes first, then its id in the workout. */
export function filmQueue(workoutId: string, exerciseId: string): SendQueue {
  const existingQueue = queues.get(exerciseId)
  if (existingQueue) return existingQueue
  const queue = sendQueue({
    purpose: `workout film ${exerciseId}`,
    add: async uploadId => {
      const event = { kind: 'add video', id: newId(), at: new Date().toISOString(), exerciseId, videoId: uploadId } as const
      const outcome = await changeWorkout(workoutId, stored => stored && withEvent(stored, event))
      if (outcome !== 'stored') throw new Error('the film cannot be noted on this device')
    },
    onEmptied: () => toast({ type: 'success', text: useExerciseWords.say('filmSent') }),
  })
  queues.set(exerciseId, queue)
  return queue
}

export const filmFault = (file: File): string | undefined => tooLarge(file, recordFileMaxBytes)

/** Films that a closed page has left unsent. Whoever opens the app where they train calls it. */
export async function resumeFilms(): Promise<void> {
  for (const { state } of await listStoredWorkouts()) {
    if (state.workout.state === 'discarded') continue
    for (const exerciseId of state.exercises.keys()) {
      if (!queues.has(exerciseId)) await filmQueue(state.workout.id, exerciseId).resume()
    }
  }
}
