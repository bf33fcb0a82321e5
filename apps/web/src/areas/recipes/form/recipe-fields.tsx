import { recipePictureMaxBytes, recipeLimits } from '@allenio/contract/recipes'
import { tagSeparators } from '@allenio/contract/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormValue } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { Grid, Stack } from '#ui/layout'
import { SquarePicture } from '#ui/picture-upload'
import { Section, Sheet } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { TagField } from '#ui/tag-field'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { choicesQuery } from '../data.ts'
import { IngredientSection } from '../ingredients/ingredient-section.tsx'
import { StepRows } from '../steps/step-rows.tsx'
import { RecipeTotals } from '../totals/recipe-totals.tsx'
import css from './form.module.css'
import type { FieldsProps } from './use-recipe-form.ts'
import { useFormWords } from './words.ts'

interface RecipeFieldsProps extends FieldsProps {
  /** Null of one that is not there yet. */
  recipeId: string | null
  /** The picture that the recipe has already. */
  picture: string | null
  /** A list of ingredients is to be pasted at once. */
  isPasting: boolean
}

/** All fields of a recipe, with its figures beside them. */
export const RecipeFields = ({ form, recipeId, picture, isPasting }: RecipeFieldsProps) => (
  <div className={css.columns} key={form.round}>
    <Sheet framed>
      <NameFields form={form} />
      <IngredientSection form={form} recipeId={recipeId} isPasting={isPasting} />
      <AmountFields form={form} />
      <MethodFields form={form} />
      <PictureFields form={form} picture={picture} />
    </Sheet>
    <aside className={css.totals}>
      <RecipeTotals form={form} />
    </aside>
  </div>
)

function NameFields({ form }: FieldsProps) {
  const t = useFormWords()
  const tags = useFormValue(form, 'tags')
  const { data } = useQuery(choicesQuery())
  return (
    <Section>
      <Stack gap={16}>
        <Grid columns={2}>
          <TextField label={t('nameIt')} autoComplete="off" maxLength={recipeLimits.name} {...form.field('nameIt')} />
          <TextField label={t('nameEn')} autoComplete="off" maxLength={recipeLimits.name} {...form.field('nameEn')} />
        </Grid>
        <TagField
          label={t('tags')}
          hint={t('tagsHint')}
          optional
          suggestions={data?.tags.map(({ tag }) => tag) ?? []}
          value={tags.value}
          onChange={tags.onChange}
          max={recipeLimits.tags}
          separators={tagSeparators}
          error={tags.error}
        />
      </Stack>
    </Section>
  )
}

function AmountFields({ form: { field } }: FieldsProps) {
  const t = useFormWords()
  const number = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const
  return (
    <Section title={t('amounts')} text={t('amountsText')}>
      <Grid columns={2}>
        <TextField {...number} label={t('portions')} {...field('portions')} />
        <TextField {...number} label={t('yieldGrams')} optional unit="g" {...field('yieldGrams')} />
        <TextField {...number} label={t('prepMinutes')} optional unit={t('minutes')} {...field('prepMinutes')} />
        <TextField {...number} label={t('cookMinutes')} optional unit={t('minutes')} {...field('cookMinutes')} />
      </Grid>
    </Section>
  )
}

function MethodFields({ form }: FieldsProps) {
  const t = useFormWords()
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  return (
    <Section
      title={t('method')}
      action={
        <SegmentedControl
          label={t('language')}
          options={[
            { value: 'it', label: t('it') },
            { value: 'en', label: t('en') },
          ]}
          value={language}
          onChange={setLanguage}
        />
      }>
      <Stack gap={20}>
        <TextArea
          key={language}
          label={t('description')}
          optional
          minRows={2}
          placeholder={t('descriptionHint')}
          maxLength={recipeLimits.description}
          {...form.field(language === 'it' ? 'descriptionIt' : 'descriptionEn')}
        />
        <StepRows form={form} language={language} />
      </Stack>
    </Section>
  )
}

function PictureFields({ form, picture }: FieldsProps & { picture: string | null }) {
  const t = useFormWords()
  const { value, onChange, error } = useFormValue(form, 'pictureUploadId')
  const field = { value, onChange, error, stored: picture }
  return (
    <Section title={t('picture')}>
      <SquarePicture purpose="recipe picture" maxBytes={recipePictureMaxBytes} {...field} />
    </Section>
  )
}
