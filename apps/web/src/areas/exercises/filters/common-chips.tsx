import {
  equipmentItems,
  exerciseCategories,
  exerciseLevels,
  type Equipment,
  type ExerciseFields,
  type Muscle,
} from '@allenio/contract/exercises'
import { ValueChip } from '#shell/list-filters'
import { useExerciseNames } from '../picture/names.ts'
import { MuscleChip } from './muscle-chip.tsx'
import { useFilterWords } from './words.ts'

export interface CommonFilters {
  muscle?: Muscle | undefined
  equipment?: Equipment | undefined
  category?: ExerciseFields['category'] | undefined
  level?: ExerciseFields['level'] | undefined
}

interface CommonChipsProps {
  filters: CommonFilters
  onNarrow: (change: CommonFilters) => void
}

/** The filters of a business's list and of the library's. */
export function CommonChips({ filters: { muscle, equipment, category, level }, onNarrow }: CommonChipsProps) {
  const t = useFilterWords()
  const names = useExerciseNames()
  return (
    <>
      {/* in the order of their use: the body first, and what stands in every gym */}
      <MuscleChip value={muscle} onChoose={next => onNarrow({ muscle: next })} />
      <ValueChip
        label={t('equipment')}
        options={equipmentItems.map(value => ({ value, label: names.equipment(value) }))}
        value={equipment}
        onChoose={next => onNarrow({ equipment: next })}
      />
      <ValueChip
        label={t('category')}
        options={exerciseCategories.map(value => ({ value, label: names.category(value) }))}
        value={category}
        onChoose={next => onNarrow({ category: next })}
      />
      <ValueChip
        label={t('level')}
        options={exerciseLevels.map(value => ({ value, label: names.level(value) }))}
        value={level}
        onChoose={next => onNarrow({ level: next })}
      />
    </>
  )
}
