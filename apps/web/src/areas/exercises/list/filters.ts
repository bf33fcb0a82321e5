import type { Input } from '@allenio/contract'
import {
  equipmentItems,
  exerciseCategories,
  exerciseLevels,
  exerciseSorts,
  muscles,
  exerciseSources,
  type listExercises,
} from '@allenio/contract/exercises'
import { listAddress, oneOf, parseText } from '#lib/list-place'

/** All values are texts, as the address carries them. */
export type ExerciseFilters = Omit<Input<typeof listExercises>, 'page' | 'onlyFavorites'> & { onlyFavorites?: 'true' | undefined }

export const exercisesAddress = listAddress<ExerciseFilters>({
  name: 'exercises',
  path: '/exercises',
  filters: {
    search: parseText,
    muscle: oneOf(muscles),
    equipment: oneOf(equipmentItems),
    category: oneOf(exerciseCategories),
    level: oneOf(exerciseLevels),
    source: oneOf(exerciseSources),
    onlyFavorites: oneOf(['true']),
    tag: parseText,
  },
  sorts: exerciseSorts,
})
