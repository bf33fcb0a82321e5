import { exerciseLimits, muscles, type Muscle } from '@allenio/contract/exercises'
import { useState } from 'react'
import { BodyMap } from '#ui/body-map'
import type { MuscleLevel, MuscleLevels } from '#ui/body-map'
import { MultiSelect } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { useExerciseNames } from '../picture/names.ts'
import css from './form.module.css'
import { toggleMuscle, withLevel } from './muscles.ts'
import type { ChosenMuscles } from './muscles.ts'
import { useFormWords } from './words.ts'

interface MuscleFieldProps {
  value: ChosenMuscles
  onChange: (muscles: ChosenMuscles) => void
}

const levels = ['primary', 'secondary'] as const satisfies readonly MuscleLevel[]

/** The muscles that an exercise is for: pressed on a body, or found by name. */
export function MuscleField({ value, onChange }: MuscleFieldProps) {
  const t = useFormWords()
  const names = useExerciseNames()
  const [level, setLevel] = useState<MuscleLevel>('primary')
  const musclesByLevel = { primary: value.primaryMuscles, secondary: value.secondaryMuscles }
  // an object of a level for each muscle that has one
  const levelsOnMap = Object.fromEntries(levels.flatMap(each => musclesByLevel[each].map(muscle => [muscle, each]))) as MuscleLevels
  const nameOf = (muscle: Muscle) =>
    musclesByLevel.secondary.includes(muscle) ? t('secondaryMuscle', { muscle: names.muscle(muscle) }) : names.muscle(muscle)
  const options = muscles.map(muscle => ({ value: muscle, label: names.muscle(muscle) }))
  return (
    <div className={css.muscles}>
      <Stack gap={12} align="center">
        <SegmentedControl
          label={t('pressesSet')}
          options={levels.map(each => ({ value: each, label: t(each) }))}
          value={level}
          onChange={setLevel}
        />
        <BodyMap
          label={t('muscles')}
          hint={t(level === 'primary' ? 'hintPrimary' : 'hintSecondary')}
          nameOf={nameOf}
          levels={levelsOnMap}
          onPress={muscle => onChange(toggleMuscle(value, muscle, level))}
        />
      </Stack>
      <Stack gap={16} grow>
        {levels.map(each => (
          <MultiSelect
            key={each}
            label={t(`${each}Label`)}
            value={musclesByLevel[each]}
            // in the order in which they were chosen
            onChange={next => onChange(withLevel(value, each, next.filter(isMuscle)))}
            options={options}
            max={exerciseLimits.muscles}
          />
        ))}
      </Stack>
    </div>
  )
}

const isMuscle = (name: string): name is Muscle => muscles.some(each => each === name)
