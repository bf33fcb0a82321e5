import { addExerciseAsset, deleteExerciseAsset, orderExerciseAssets, undeleteExerciseAsset, getExercise } from '@allenio/contract/exercises'
import type {
  addSystemExerciseAsset,
  deleteSystemExerciseAsset,
  getSystemExercise,
  orderSystemExerciseAssets,
  undeleteSystemExerciseAsset,
} from '@allenio/contract/system-exercises'

/** The calls for the pictures and films of an exercise, own or of the library. */
export type AssetCalls =
  | {
      get: typeof getExercise
      add: typeof addExerciseAsset
      order: typeof orderExerciseAssets
      remove: typeof deleteExerciseAsset
      restore: typeof undeleteExerciseAsset
    }
  | {
      get: typeof getSystemExercise
      add: typeof addSystemExerciseAsset
      order: typeof orderSystemExerciseAssets
      remove: typeof deleteSystemExerciseAsset
      restore: typeof undeleteSystemExerciseAsset
    }

export const ownAssetCalls: AssetCalls = {
  get: getExercise,
  add: addExerciseAsset,
  order: orderExerciseAssets,
  remove: deleteExerciseAsset,
  restore: undeleteExerciseAsset,
}
