import * as contract from '@allenio/contract/workouts'
import { describeExercises, searchExercises } from '#areas/exercises'
import { readProgramSettings } from '#areas/programs'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http'
import { cancelRestAlert, scheduleRestAlert } from './rest-alerts.ts'

export const toolBindings = [
  bind(contract.listTrainingMedia, async ({ db, actor }, { exerciseId }) => {
    const exercises = await describeExercises(db, actor, [exerciseId].flat())
    return { exercises: exercises.map(({ id, assets }) => ({ id, assets })) }
  }),

  bind(contract.searchTrainingExercises, async ({ db, actor }, { search }) => {
    const { mayClientsAddExercises } = await readProgramSettings(db)
    if (!mayClientsAddExercises) throw new AppError('training closed')
    return { exercises: (await searchExercises(db, actor, search)).slice(0, contract.foundExercisesAtMost) }
  }),

  bind(contract.scheduleRestAlert, async ({ db, actor }, { seconds }) => {
    await scheduleRestAlert(db, actor, seconds)
    return {}
  }),

  bind(contract.cancelRestAlert, async ({ db, actor }) => {
    await cancelRestAlert(db, actor)
    return {}
  }),
]
