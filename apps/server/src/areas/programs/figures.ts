import type { Output } from '@allenio/contract'
import type { getProgramInfo } from '@allenio/contract/program-figures'
import type { ProgramExercise, ProgramWeek } from '@allenio/contract/program-content'

type Info = Output<typeof getProgramInfo>

const secondsOfRepetition = 4
const repsOfUnknownSet = 10

/** The first number of a text such as "8-10", "10/8/6" or "max". */
const firstNumber = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? repsOfUnknownSet)

const setsOf = ({ sets, setList }: ProgramExercise): number => (setList.length > 0 ? setList.length : (sets ?? 1))

function secondsOf(exercise: ProgramExercise): number {
  const work = exercise.exerciseType === 'time' ? (exercise.value ?? 30) : firstNumber(exercise.reps) * secondsOfRepetition
  const rest = exercise.restType === 'no_rest' ? 0 : exercise.restValue
  return setsOf(exercise) * (work + rest)
}

/** The size of a program. Muscles and equipment are known where its exercises are in a library. */
export function figuresOf(weeks: readonly ProgramWeek[]): Info {
  const days = weeks.flatMap(week => week.days)
  const workouts = days.flatMap(day => day.workouts)
  const exercises = workouts.flatMap(workout => workout.exercises)
  const seconds = exercises.reduce((sum, exercise) => sum + secondsOf(exercise), 0)
  return {
    weeks: weeks.length,
    days: days.length,
    workouts: workouts.length,
    exercises: exercises.length,
    sets: exercises.reduce((sum, exercise) => sum + setsOf(exercise), 0),
    minutes: Math.round(seconds / 60),
    equipment: [],
    muscles: [],
  }
}
