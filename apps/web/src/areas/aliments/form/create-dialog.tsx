import { createFood, foodCategories, foodLimits, type FoodDetail, type PlannedFood } from '@allenio/contract/aliments'
import { macros } from '@allenio/domain/aliments'
import { useState } from 'react'
import { useFormValue } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { Combobox } from '#ui/combobox'
import { FormModal } from '#ui/form'
import { Grid } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useFoodNames, useNamedOptions } from '../names/names.ts'
import { FigureSummary } from './figure-summary.tsx'
import type { FieldsProps } from './food-fields.tsx'
import { useFoodForm } from './use-food-form.ts'
import { allNames, emptyValues, fieldsOf } from './values.ts'
import { useFormWords } from './words.ts'

interface CreateFoodDialogProps {
  name: string
  onCreated: (food: PlannedFood) => void
  onClose: () => void
}

/** An own food in a few fields, for somebody who is busy with a plan. The rest of it can be written later. */
export function CreateFoodDialog({ name, onCreated, onClose }: CreateFoodDialogProps) {
  const t = useFormWords()
  const language = useLanguage()
  const [start] = useState(() => emptyValues(name.slice(0, foodLimits.name), language))
  const form = useFoodForm({
    endpoint: createFood,
    start,
    toInput: values => fieldsOf(values, allNames),
    onSaved: food => {
      onClose()
      toast({ type: 'success', text: t('created', { name: food.name }) })
      onCreated(plannedFood(food))
    },
  })
  return (
    <FormModal form={form} title={t('createTitle')} text={t('createText')} size="medium" save={t('create')} onClose={onClose}>
      <BriefFields form={form} />
    </FormModal>
  )
}

function BriefFields({ form }: FieldsProps) {
  const t = useFormWords()
  const names = useFoodNames()
  const language = useLanguage()
  const category = useFormValue(form, 'category')
  const options = useNamedOptions(foodCategories, names.category)
  const figure = { inputMode: 'decimal', autoComplete: 'off', figures: true } as const
  return (
    <>
      <Grid columns={2}>
        <TextField
          label={t('names')}
          autoComplete="off"
          maxLength={foodLimits.name}
          {...form.field(language === 'it' ? 'nameIt' : 'nameEn')}
        />
        <Combobox
          label={t('category')}
          optional
          value={category.value || null}
          onChange={next => category.onChange(next ?? '')}
          onBlur={category.onBlur}
          error={category.error}
          options={options}
        />
      </Grid>
      <Grid columns={2}>
        <TextField {...figure} label={t('kcal')} unit="kcal" data-autofocus {...form.field('figures.kcal')} />
        {macros.map(macro => (
          <TextField key={macro} {...figure} label={names.macro(macro)} unit="g" {...form.field(`figures.${macro}`)} />
        ))}
      </Grid>
      <FigureSummary form={form} />
    </>
  )
}

/** As recipes and plans have it. */
const plannedFood = ({ id, version, source, name, nameIt, nameEn, category, brand, ...food }: FoodDetail): PlannedFood => ({
  id,
  version,
  latestVersion: version,
  source,
  name,
  nameIt,
  nameEn,
  category,
  brand,
  kcal: food.kcal,
  protein: food.protein,
  carbs: food.carbs,
  lipids: food.lipids,
  carbsIncludeFiber: food.carbsIncludeFiber,
  nutrients: food.nutrients,
  density: food.density,
  ediblePart: food.ediblePart,
  cookingFactor: food.cookingFactor,
  measures: food.measures,
  allergens: food.allergens,
  isDeleted: false,
})
