import { macroLimits, macroUnits, weightBases } from '@allenio/contract/macros'
import { useFormValue } from '#lib/forms'
import { DecimalField, useDecimalText } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { TextField } from '#ui/text-field'
import { DayKind } from './days-section.tsx'
import { changeUnit } from './unit-change.ts'
import { exampleWeightOf } from './day-figures.ts'
import type { FieldsProps } from './use-macro-form.ts'
import type { MacroValues } from './values.ts'
import { useFormWords } from './words.ts'

/** The fields for the name and for the unit of the macros. */
export function TitleFields({ form }: FieldsProps) {
  const t = useFormWords()
  const write = useDecimalText()
  const unit = useFormValue(form, 'unit')
  const changeTo = (to: MacroValues['unit']) => {
    const { days, unit: from, exampleKg } = form.getValues()
    // without a weight, grams cannot be converted to grams per kg: assuming 70 kg is better than an empty form
    const weightKg = exampleWeightOf(exampleKg) ?? 70
    form.setValue(
      'days',
      days.map(day => changeUnit(day, { from, to, weightKg, write })),
      { shouldDirty: true },
    )
    unit.onChange(to)
    form.clearErrors('days')
  }
  return (
    <Section>
      <Stack gap={16}>
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          autoComplete="off"
          maxLength={macroLimits.title}
          data-autofocus
          {...form.field('title')}
        />
        <Grid columns={2}>
          <FieldSet label={t('unit')}>
            <SegmentedControl
              size="medium"
              label={t('unit')}
              options={macroUnits.map(value => ({ value, label: t(`unit_${value}`) }))}
              value={unit.value}
              onChange={changeTo}
            />
          </FieldSet>
          <DayKind form={form} />
        </Grid>
        {unit.value === 'grams per kg' && <WeightFields form={form} />}
      </Stack>
    </Section>
  )
}

function WeightFields({ form }: FieldsProps) {
  const t = useFormWords()
  const { value: basis, onChange: setBasis } = useFormValue(form, 'weightBasis')
  const { error, ...example } = useFormValue(form, 'exampleKg')
  return (
    <Grid columns={2}>
      <FieldSet label={t('weightBasis')} hint={t('basisHint')}>
        <SegmentedControl
          size="medium"
          label={t('weightBasis')}
          options={weightBases.map(value => ({ value, label: t(`basis_${value}`) }))}
          value={basis}
          onChange={setBasis}
        />
      </FieldSet>
      <DecimalField label={t('exampleKg')} hint={t('exampleHint')} unit="kg" step={1} min={30} max={300} {...example} error={error} />
    </Grid>
  )
}
