import type { Equipment, ExerciseFields, Muscle } from '@allenio/contract/exercises'
import {
  categoryNames,
  equipmentName,
  exerciseTypeNames,
  forceNames,
  levelNames,
  mechanicNames,
  muscleName,
} from '@allenio/domain/exercises'
import { useLanguage } from '#lib/words'

/** The names of the codes that exercises are described by, in the person's language. */
export function useExerciseNames() {
  const language = useLanguage()
  return {
    muscle: (muscle: Muscle) => muscleName(muscle, language),
    equipment: (item: Equipment) => equipmentName(item, language),
    category: (category: ExerciseFields['category']) => categoryNames[category][language],
    level: (level: ExerciseFields['level']) => levelNames[level][language],
    mechanic: (mechanic: ExerciseFields['mechanic']) => mechanicNames[mechanic][language],
    force: (force: ExerciseFields['force']) => forceNames[force][language],
    type: (type: ExerciseFields['type']) => exerciseTypeNames[type][language],
  }
}
