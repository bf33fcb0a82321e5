import { muscles, type Muscle } from '@allenio/contract/exercises'
import { BodyMap } from '#ui/body-map'
import { ChoiceChip } from '#ui/choice-chip'
import { FilterChip } from '#ui/filter-chip'
import { Row } from '#ui/layout'
import { useExerciseNames } from '../picture/names.ts'
import css from './muscle-chip.module.css'
import { useFilterWords } from './words.ts'

interface MuscleChipProps {
  value: Muscle | undefined
  onChoose: (muscle: Muscle | undefined) => void
}

/** A filter by muscle, chosen on a body or by its name. */
export function MuscleChip({ value, onChoose }: MuscleChipProps) {
  const t = useFilterWords()
  const names = useExerciseNames()
  return (
    <FilterChip wide label={t('muscle')} value={value && names.muscle(value)} onClear={() => onChoose(undefined)}>
      {close => {
        const choose = (muscle: Muscle) => {
          onChoose(muscle === value ? undefined : muscle)
          close()
        }
        return (
          <div className={css.panel}>
            <BodyMap
              label={t('muscle')}
              hint={t('muscleHint')}
              nameOf={names.muscle}
              levels={value ? { [value]: 'primary' } : {}}
              onPress={choose}
            />
            <Row gap={6} wrap className={css.names}>
              {muscles.map(muscle => (
                <ChoiceChip key={muscle} type="checkbox" checked={muscle === value} onChange={() => choose(muscle)}>
                  {names.muscle(muscle)}
                </ChoiceChip>
              ))}
            </Row>
          </div>
        )
      }}
    </FilterChip>
  )
}
