import { nutrientFacts, type NutrientCode } from '@allenio/contract/aliments'
import { useState } from 'react'
import { useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { useDecimalText } from '#ui/decimal-field'
import { FieldPair } from '#ui/field'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { TextField } from '#ui/text-field'
import { TypedField } from '#ui/typed-field'
import { useMacroNames } from '../names/words.ts'
import { basisKinds, kcalView, kilojouleView, numbersAlone, saltView } from './figure-texts.ts'
import { FigureSummary } from './figure-summary.tsx'
import type { FieldsProps } from './food-fields.tsx'
import { NutrientFields } from './nutrient-fields.tsx'
import { useFormWords } from './words.ts'

const figure = { inputMode: 'decimal', autoComplete: 'off', figures: true } as const

/** The figures in the order of a label, then all others. */
export function FigureFields({ form }: FieldsProps) {
  const t = useFormWords()
  return (
    <Section title={t('figures')} text={t('figuresText')} split>
      <Stack gap={16}>
        <BasisFields form={form} />
        <EnergyFields form={form} />
        <LabelFields form={form} />
        <FigureSummary form={form} />
        <NutrientFields form={form} />
      </Stack>
    </Section>
  )
}

function BasisFields({ form }: FieldsProps) {
  const t = useFormWords()
  const { value: kind, onChange } = useFormValue(form, 'figures.basis.kind')
  return (
    <Stack gap={12}>
      <div>
        <SegmentedControl
          label={t('basis')}
          options={basisKinds.map(value => ({ value, label: t(value) }))}
          value={kind}
          onChange={onChange}
        />
      </div>
      {kind === 'per 100 ml' && (
        <Grid columns={2}>
          <TextField {...figure} label={t('density')} hint={t('densityHint')} unit="g/ml" {...form.field('density')} />
        </Grid>
      )}
      {kind === 'per serving' && (
        <Grid columns={2}>
          <TextField {...figure} label={t('servingGrams')} unit="g" {...form.field('figures.basis.grams')} />
        </Grid>
      )}
    </Stack>
  )
}

/** Labels print both units; whichever is typed, the other follows. */
function EnergyFields({ form }: FieldsProps) {
  const t = useFormWords()
  const write = useDecimalText()
  const { value, onChange, onBlur, name, ref, error } = useFormValue(form, 'figures.kcal')
  const [typedUnit, setTypedUnit] = useState<'kcal' | 'kJ'>('kcal')
  // the error stands where the text was typed
  const fieldOf = (unit: typeof typedUnit, view: ReturnType<typeof kcalView>) => ({
    ...figure,
    unit,
    value,
    onBlur,
    onChange: (next: string) => {
      setTypedUnit(unit)
      onChange(next)
    },
    ...(typedUnit === unit ? { ...view, name, ref, error } : numbersAlone(view)),
  })
  return (
    <FieldPair>
      <TypedField {...fieldOf('kcal', kcalView(write))} label={t('kcal')} />
      <TypedField {...fieldOf('kJ', kilojouleView(write))} label={t('kilojoules')} />
    </FieldPair>
  )
}

function LabelFields({ form }: FieldsProps) {
  const t = useFormWords()
  const names = useMacroNames()
  const write = useDecimalText()
  const sodium = useFormValue(form, 'figures.nutrients.sodium')
  const { value: carbsKind, onChange: setCarbsKind, ref } = useFormValue(form, 'figures.carbsKind')
  const nutrient = (code: NutrientCode, label: string) => (
    <TextField {...figure} label={label} unit={nutrientFacts[code].unit} {...form.field(`figures.nutrients.${code}`)} />
  )
  return (
    <>
      <FieldPair>
        <TextField {...figure} label={names.macro('lipids')} unit="g" {...form.field('figures.lipids')} />
        {nutrient('saturated_fat', t('saturated'))}
      </FieldPair>
      <FieldPair>
        <TextField {...figure} label={names.macro('carbs')} unit="g" {...form.field('figures.carbs')} />
        {nutrient('sugars', t('sugars'))}
      </FieldPair>
      <FieldPair>
        {nutrient('fiber', t('fiber'))}
        <TextField {...figure} label={names.macro('protein')} unit="g" {...form.field('figures.protein')} />
      </FieldPair>
      <FieldPair>
        <TypedField
          {...figure}
          {...saltView(write)}
          label={t('salt')}
          unit="g"
          value={sodium.value}
          onChange={sodium.onChange}
          onBlur={sodium.onBlur}
          error={sodium.error}
        />
      </FieldPair>
      <Checkbox
        label={t('carbsIncludeFiber')}
        hint={t('carbsIncludeFiberHint')}
        ref={ref}
        checked={carbsKind === 'with fiber'}
        onChange={event => setCarbsKind(event.target.checked ? 'with fiber' : 'without fiber')}
      />
    </>
  )
}
