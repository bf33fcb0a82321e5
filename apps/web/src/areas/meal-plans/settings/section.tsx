import {
  alternativeBases,
  getMealPlanSettings,
  updateMealPlanSettings,
  type MealPlanSettings,
  type MealPlanSettingsChanges,
  type PresetMeal,
} from '@allenio/contract/meal-plans'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMacroNames } from '#areas/aliments'
import { changeAnswer, useCall } from '#lib/api'
import { CountField } from '#ui/count-field'
import { FieldSet } from '#ui/field'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast, toastWithUndo } from '#ui/toast'
import { mealPlanSettingsQuery } from '../data.ts'
import { useMealNames } from '../meals/meal-names.ts'
import { PaperPresetFields } from './paper-preset.tsx'
import { PresetMealRows } from './preset-meal-rows.tsx'
import { useSettingsWords } from './words.ts'

export { IconToolsKitchen2 as Icon }

export function Section() {
  const t = useSettingsWords()
  const names = useMacroNames()
  const mealNames = useMealNames()
  const query = useQuery(mealPlanSettingsQuery())
  const { mutate } = useCall(updateMealPlanSettings, {
    optimistic: (cache, changes) => changeAnswer(cache, getMealPlanSettings, {}, settings => withChanges(settings, changes)),
    inTurn: 'meal plan settings',
  })
  const save = (changes: MealPlanSettingsChanges) =>
    mutate(changes, { onSuccess: () => toast({ id: 'meal plan settings saved', type: 'success', text: t('saved') }) })
  const removeMeal = (left: PresetMeal[], removed: PresetMeal, all: PresetMeal[]) =>
    mutate(
      { presetMeals: left },
      { onSuccess: () => toastWithUndo(t('removed', { name: mealNames.name(removed.type) }), () => save({ presetMeals: all })) },
    )
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ presetMeals, alternativeBasis, tolerancePercent, mayClientsSwap, mayClientsMoveDays, paper }) => (
        <Stack gap={24}>
          <PresetMealRows
            meals={presetMeals}
            onChange={meals => save({ presetMeals: meals })}
            onRemove={(left, removed) => removeMeal(left, removed, presetMeals)}
          />
          <FieldSet label={t('basis')} hint={t('basisHint')}>
            <SegmentedControl
              size="medium"
              label={t('basis')}
              options={alternativeBases.map(value => ({ value, label: value === 'kcal' ? 'kcal' : names.macro(value) }))}
              value={alternativeBasis}
              onChange={basis => save({ alternativeBasis: basis })}
            />
          </FieldSet>
          <CountField
            label={t('tolerance')}
            hint={t('toleranceHint')}
            unit="%"
            value={tolerancePercent}
            least={1}
            most={50}
            wrong={t('toleranceWrong')}
            onChange={count => save({ tolerancePercent: count })}
          />
          <Switch
            spread
            label={t('maySwap')}
            hint={t('maySwapHint', { percent: tolerancePercent })}
            checked={mayClientsSwap}
            onChange={({ target }) => save({ mayClientsSwap: target.checked })}
          />
          <Switch
            spread
            label={t('mayMoveDays')}
            hint={t('mayMoveDaysHint')}
            checked={mayClientsMoveDays}
            onChange={({ target }) => save({ mayClientsMoveDays: target.checked })}
          />
          <PaperPresetFields preset={paper} onChange={changes => save({ paper: changes })} />
        </Stack>
      )}
    </Loaded>
  )
}

const withChanges = (settings: MealPlanSettings, { paper, ...changes }: MealPlanSettingsChanges): MealPlanSettings => ({
  ...settings,
  ...withValues(changes),
  paper: { ...settings.paper, ...paper },
})

const withValues = (changes: Partial<Record<keyof MealPlanSettings, unknown>>): Partial<MealPlanSettings> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
