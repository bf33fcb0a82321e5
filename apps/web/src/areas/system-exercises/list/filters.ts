import type { Input } from '@allenio/contract'
import { equipmentItems, exerciseCategories, exerciseLevels, exerciseSorts, muscles } from '@allenio/contract/exercises'
import { systemExerciseStates, type listSystemExercises } from '@allenio/contract/system-exercises'
import { listAddress, oneOf, parseText } from '#lib/list-place'

export type SystemExerciseFilters = Omit<Input<typeof listSystemExercises>, 'page'>

export const systemExercisesAddress = listAddress<SystemExerciseFilters>({
  name: 'system-exercises',
  path: '/dash/exercises',
  filters: {
    search: parseText,
    muscle: oneOf(muscles),
    equipment: oneOf(equipmentItems),
    category: oneOf(exerciseCategories),
    level: oneOf(exerciseLevels),
    state: oneOf(systemExerciseStates),
  },
  sorts: exerciseSorts,
})
