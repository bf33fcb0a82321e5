import { activityLevels } from '@allenio/contract/macros'
import { activityFactors, activityLevelNames } from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Select } from '#ui/select'
import type { LineProps } from './data.ts'
import { FigureLine } from './figure-line.tsx'
import { useEnergyWords } from './words.ts'

/** How active the days are; each level says what it means before it is chosen. */
export function ActivityLine({ energy: { choices, may }, onChange }: LineProps) {
  const t = useEnergyWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  const { activityLevel } = choices
  const factorOf = (level: (typeof activityLevels)[number]) => decimal(activityFactors[level], { most: 3 })
  return (
    <FigureLine
      label={t('activity')}
      value={activityLevel && `× ${factorOf(activityLevel)}`}
      text={activityLevel ? t(`about_${activityLevel}`) : t('chooseLevel')}>
      <Select
        label={t('activity')}
        labelHidden
        disabled={!may.update}
        value={activityLevel ?? ''}
        placeholder={activityLevel ? undefined : t('level')}
        options={activityLevels.map(level => ({
          value: level,
          label: [activityLevelNames[level][language], ...(activityLevel === level ? [] : [t(`about_${level}`)])].join(' · '),
        }))}
        onChange={({ target }) => {
          const chosenLevel = activityLevels.find(each => each === target.value)
          if (chosenLevel) onChange({ activityLevel: chosenLevel }, { activityLevel })
        }}
      />
    </FigureLine>
  )
}
