import { activityLevels } from '@allenio/contract/macros'
import { activityFactors, activityLevelNames, totalEnergy } from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { useCell, useEditor } from '../session.ts'
import { useChosen } from './use-chosen.ts'
import { useResultWords } from './words.ts'

/** The rate by how active the days are. */
export function DailyNeed() {
  const t = useResultWords()
  const language = useLanguage()
  const { integer, decimal } = useFormats()
  const { settled, set } = useEditor()
  const activityLevel = useCell('activityLevel')
  const { bmr } = useChosen(settled)
  const need = totalEnergy({ bmr: bmr ?? null, activityLevel: activityLevel ?? null })
  return (
    <Stack gap={8}>
      <Select
        label={t('activity')}
        size="small"
        placeholder={t('chooseActivity')}
        value={activityLevel ?? ''}
        options={activityLevels.map(level => ({
          value: level,
          label: `${activityLevelNames[level][language]} · × ${decimal(activityFactors[level], { most: 3 })}`,
        }))}
        onChange={({ target }) => set({ activityLevel: activityLevels.find(level => level === target.value) })}
      />
      {'tdee' in need && <Figure label={t('total')} value={integer(need.tdee)} unit="kcal" size="small" />}
    </Stack>
  )
}
