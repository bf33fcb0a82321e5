import { equipmentItems, exerciseCategories, exerciseLevels } from '@allenio/contract/exercise-fields'
import type { Equipment, ExerciseFields, Muscle } from '@allenio/contract/exercise-fields'
import { OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
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
  // in the order of their use: the body first, and what stands in every gym
  const equipmentOptions = equipmentItems.map(value => ({ value, label: names.equipment(value) }))
  return (
    <>
      <MuscleChip value={muscle} onChoose={next => onNarrow({ muscle: next })} />
      <OptionChip
        label={t('equipment')}
        name={equipment && names.equipment(equipment)}
        value={equipment}
        onChoose={next => onNarrow({ equipment: next })}>
        {props => <OptionList {...props} options={equipmentOptions} />}
      </OptionChip>
      <OptionChip
        label={t('category')}
        name={category && names.category(category)}
        value={category}
        onChoose={next => onNarrow({ category: next })}>
        {props => <OptionList {...props} options={exerciseCategories.map(value => ({ value, label: names.category(value) }))} />}
      </OptionChip>
      <OptionChip label={t('level')} name={level && names.level(level)} value={level} onChoose={next => onNarrow({ level: next })}>
        {props => <OptionList {...props} options={exerciseLevels.map(value => ({ value, label: names.level(value) }))} />}
      </OptionChip>
    </>
  )
}
