import { mealPlanLimits, type PresetMeal } from '@allenio/contract/meal-plans'
import { ClientSelect } from '#shell/client-choice'
import { useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { CountedField } from '#ui/counted-field'
import { DecimalField } from '#ui/decimal-field'
import { Grid, Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Section, Sheet } from '#ui/section'
import { useMealNames } from '../meals/meal-names.ts'
import css from './form.module.css'
import { dayKinds, fewestDays } from './plan-days.ts'
import { TargetFields } from './target-fields.tsx'
import type { FieldsProps } from './use-plan-form.ts'
import { dayCountOf } from './values.ts'
import { useFormWords } from './words.ts'

interface PlanFieldsProps extends FieldsProps {
  presetMeals: readonly PresetMeal[]
}

/** All fields of a new plan on one sheet. */
export const PlanFields = ({ form, presetMeals }: PlanFieldsProps) => (
  <Sheet framed key={form.round}>
    <TitleFields form={form} />
    <TargetFields form={form} />
    <DayFields form={form} />
    <MealFields form={form} presetMeals={presetMeals} />
  </Sheet>
)

function TitleFields({ form }: FieldsProps) {
  const t = useFormWords()
  const { value, onChange, error } = useFormValue(form, 'client')
  return (
    <Section title={t('plan')} text={t('planText')} split>
      <Stack gap={16}>
        <CountedField
          label={t('title')}
          hint={t('titleHint')}
          autoComplete="off"
          maxLength={mealPlanLimits.title}
          data-autofocus
          {...form.field('title')}
        />
        <ClientSelect label={t('client')} hint={t('clientHint')} optional value={value} onChange={onChange} error={error} />
      </Stack>
    </Section>
  )
}

function DayFields({ form }: FieldsProps) {
  const t = useFormWords()
  const kind = useFormValue(form, 'dayKind')
  const { error, ...count } = useFormValue(form, 'dayCount')
  return (
    <Section title={t('days')} text={t('daysText')} split>
      <Stack gap={16}>
        <div className={css.kinds}>
          <RadioCards
            label={t('days')}
            labelHidden
            hasColumns
            options={dayKinds.map(value => ({ value, label: t(`days_${value}`), hint: t(`hint_${value}`) }))}
            value={kind.value}
            onChange={kind.onChange}
          />
        </div>
        {kind.value === 'count' && (
          <Grid columns={2}>
            <DecimalField
              {...count}
              label={t('dayCount')}
              step={1}
              decimals={0}
              min={fewestDays}
              max={mealPlanLimits.days}
              parse={dayCountOf}
              error={error}
            />
          </Grid>
        )}
      </Stack>
    </Section>
  )
}

function MealFields({ form, presetMeals }: PlanFieldsProps) {
  const t = useFormWords()
  const mealNames = useMealNames()
  const { value, onChange } = useFormValue(form, 'hasPresetMeals')
  if (presetMeals.length === 0) return null
  return (
    <Section title={t('meals')} split>
      <Checkbox
        label={t('presetMeals')}
        hint={presetMeals.map(mealNames.withTime).join(' · ')}
        checked={value}
        onChange={event => onChange(event.target.checked)}
      />
    </Section>
  )
}
