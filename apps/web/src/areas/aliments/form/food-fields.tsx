import { foodCategories, foodLimits } from '@allenio/contract/aliments'
import { useFormValue } from '#lib/forms'
import { Combobox } from '#ui/combobox'
import { Grid, Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { AllergenRows } from '../allergens/allergen-rows.tsx'
import { useAllergenWords } from '../allergens/words.ts'
import { BarcodeField } from '../barcode/barcode-field.tsx'
import { MeasureRows } from '../measures/measure-rows.tsx'
import { useMeasureWords } from '../measures/words.ts'
import { useFoodNames, useNamedOptions } from '../names/names.ts'
import { FigureFields } from './figure-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import type { FoodForm } from './use-food-form.ts'
import { useFormWords } from './words.ts'

export interface FieldsProps {
  form: FoodForm
}

interface FoodFieldsProps extends FieldsProps {
  /** The picture that the food has already. */
  picture: string | null
}

/** All fields of an own food on one sheet. */
export const FoodFields = ({ form, picture }: FoodFieldsProps) => (
  <Sheet framed key={form.round}>
    <NameFields form={form} />
    <FigureFields form={form} />
    <AmountFields form={form} />
    <MeasureFields form={form} />
    <AllergenFields form={form} />
    <PictureFields form={form} picture={picture} />
    <NoteFields form={form} />
  </Sheet>
)

function NameFields({ form }: FieldsProps) {
  const t = useFormWords()
  const names = useFoodNames()
  const category = useFormValue(form, 'category')
  const barcode = useFormValue(form, 'barcode')
  const options = useNamedOptions(foodCategories, names.category)
  return (
    <Section title={t('names')} text={t('namesText')} split>
      <Stack gap={16}>
        <Grid columns={2}>
          <TextField label={t('nameIt')} autoComplete="off" maxLength={foodLimits.name} {...form.field('nameIt')} />
          <TextField label={t('nameEn')} autoComplete="off" maxLength={foodLimits.name} {...form.field('nameEn')} />
        </Grid>
        <Grid columns={2}>
          <Combobox
            label={t('category')}
            optional
            value={category.value || null}
            onChange={next => category.onChange(next ?? '')}
            onBlur={category.onBlur}
            error={category.error}
            options={options}
          />
          <TextField label={t('brand')} optional autoComplete="off" maxLength={foodLimits.brand} {...form.field('brand')} />
        </Grid>
        <Grid columns={2}>
          <BarcodeField {...barcode} />
        </Grid>
      </Stack>
    </Section>
  )
}

/** The density stands beside the figures where they are per 100 ml. */
function AmountFields({ form: { field, watch } }: FieldsProps) {
  const t = useFormWords()
  const isDensityAbove = watch('figures.basis.kind') === 'per 100 ml'
  const figure = { inputMode: 'decimal', autoComplete: 'off', figures: true, optional: true } as const
  return (
    <Section title={t('amounts')} text={t('amountsText')} split>
      <Grid columns={isDensityAbove ? 2 : 3}>
        <TextField {...figure} label={t('ediblePart')} hint={t('ediblePartHint')} unit="%" {...field('ediblePart')} />
        <TextField {...figure} label={t('cookingFactor')} hint={t('cookingFactorHint')} unit="g" {...field('cookingFactor')} />
        {!isDensityAbove && <TextField {...figure} label={t('density')} hint={t('densityHint')} unit="g/ml" {...field('density')} />}
      </Grid>
    </Section>
  )
}

function MeasureFields({ form }: FieldsProps) {
  const t = useMeasureWords()
  const { value, onChange } = useFormValue(form, 'measures')
  return (
    <Section title={t('title')} text={t('text')} split>
      <MeasureRows value={value} onChange={onChange} wrong={form.wrong} />
    </Section>
  )
}

function AllergenFields({ form }: FieldsProps) {
  const t = useAllergenWords()
  const { value, onChange } = useFormValue(form, 'allergens')
  return (
    <Section title={t('title')} text={t('text')} split>
      <AllergenRows value={value} onChange={onChange} />
    </Section>
  )
}

function NoteFields({ form: { field } }: FieldsProps) {
  const t = useFormWords()
  return (
    <Section title={t('note')} text={t('noteText')} split>
      <TextArea label={t('note')} labelHidden minRows={3} maxLength={foodLimits.note} {...field('note')} />
    </Section>
  )
}
