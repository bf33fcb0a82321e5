import type { ExerciseValues } from '#areas/exercises'
import {
  addSystemExerciseAsset,
  deleteSystemExerciseAsset,
  getSystemExercise,
  orderSystemExerciseAssets,
  undeleteSystemExerciseAsset,
} from '@allenio/contract/system-exercises'

export const systemAssetCalls = {
  get: getSystemExercise,
  add: addSystemExerciseAsset,
  order: orderSystemExerciseAssets,
  remove: deleteSystemExerciseAsset,
  restore: undeleteSystemExerciseAsset,
}

/** Exercises of the library have no tags: those belong to a business. */
export function withoutTags<Values extends Partial<ExerciseValues>>({ tags: _tags, ...fields }: Values): Omit<Values, 'tags'> {
  return fields
}
