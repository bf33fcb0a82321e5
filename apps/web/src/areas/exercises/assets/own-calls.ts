import { addExerciseAsset, deleteExerciseAsset, orderExerciseAssets, undeleteExerciseAsset } from '@allenio/contract/exercise-changes'
import { getExercise } from '@allenio/contract/exercises'
import type { AssetCalls } from './calls.ts'

export const ownAssetCalls: AssetCalls = {
  get: getExercise,
  add: addExerciseAsset,
  order: orderExerciseAssets,
  remove: deleteExerciseAsset,
  restore: undeleteExerciseAsset,
}
