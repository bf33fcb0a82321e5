import type { Training, CompletedWorkout } from '@allenio/contract/workouts'
import type { StoredWorkout } from '#areas/workouts'
import type { Assignment, PlannedWorkout, TrainingDay } from '../plan/planned-workouts.ts'
import { trainingOfToday } from '../plan/training-today.ts'

export type HeroState =
  /** Begun, and not ended. */
  | { kind: 'open'; workout: StoredWorkout }
  | { kind: 'due'; workouts: readonly [PlannedWorkout, ...PlannedWorkout[]] }
  | { kind: 'done'; workout: CompletedWorkout; next: TrainingDay | null }
  | { kind: 'rest'; next: TrainingDay; missed: readonly TrainingDay[] }
  /** The next day has no date: it may be today. */
  | { kind: 'paused' | 'upcoming'; assignment: Assignment }
  | { kind: 'over'; missed: readonly TrainingDay[] }
  | { kind: 'nothing' }

interface OnDevice {
  training: Training | undefined
  workouts: readonly StoredWorkout[]
  /** In the client's time zone. */
  today: string
}

/** Tells how training stands for somebody who opens the app. */
export function heroState({ training, workouts, today }: OnDevice): HeroState {
  const open = workouts
    .filter(({ state }) => state.workout.state === 'under way')
    .toSorted((one, other) => Date.parse(other.state.workout.startedAt) - Date.parse(one.state.workout.startedAt))[0]
  if (open) return { kind: 'open', workout: open }
  if (!training) return { kind: 'nothing' }
  const finished = workouts.map(({ state }) => state.workout).filter(({ state }) => state === 'finished')
  const { due, done, next, missed, assignments } = trainingOfToday(training, { today, finished })
  const [first, ...others] = due
  if (first) return { kind: 'due', workouts: [first, ...others] }
  if (done[0]) return { kind: 'done', workout: done[0], next }
  const isTraining = assignments.some(({ state }) => state === 'active' || state === 'expiring')
  if (isTraining) return next ? { kind: 'rest', next, missed } : { kind: 'over', missed }
  const waiting = (kind: 'paused' | 'upcoming'): HeroState | undefined => {
    const assignment = assignments.find(({ state }) => state === kind)
    return assignment && { kind, assignment }
  }
  return waiting('paused') ?? waiting('upcoming') ?? { kind: 'nothing' }
}

/** Whether there is something to begin now, so that nothing else on the page is as large. */
export const isLeading = ({ kind }: HeroState): boolean => kind === 'open' || kind === 'due'
