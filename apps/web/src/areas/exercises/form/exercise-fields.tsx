import {
  equipmentItems,
  exerciseCategories,
  exerciseLevels,
  exerciseLimits,
  exerciseTypes,
  forces,
  mechanics,
  exerciseTagsAtMost,
} from '@allenio/contract/exercises'
import { tagSeparators } from '@allenio/contract/tags'
import type { ReactNode } from 'react'
import { useFormValue } from '#lib/forms'
import { MultiSelect } from '#ui/combobox'
import { Grid, Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TagField } from '#ui/tag-field'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { useExerciseNames } from '../picture/names.ts'
import { MuscleField } from './muscle-field.tsx'
import type { ExerciseForm } from './use-exercise-form.ts'
import { useFormWords } from './words.ts'

interface ExerciseFieldsProps {
  form: ExerciseForm
  /** The tags of other exercises; exercises of the library have none. */
  tags?: readonly string[] | undefined
  /** A further section: pictures and films. */
  children?: ReactNode
}

/** All fields of an exercise on one sheet. */
export const ExerciseFields = ({ form, tags, children }: ExerciseFieldsProps) => (
  <Sheet framed key={form.round}>
    <NameFields form={form} />
    <MuscleFields form={form} />
    <KindFields form={form} />
    <CueFields form={form} />
    {tags && <TagFields form={form} tags={tags} />}
    {children}
  </Sheet>
)

interface FieldsProps {
  form: ExerciseForm
}

function NameFields({ form: { field } }: FieldsProps) {
  const t = useFormWords()
  return (
    <Section title={t('names')} text={t('namesText')} split>
      <Grid columns={2}>
        <TextField label={t('nameIt')} autoComplete="off" {...field('nameIt')} />
        <TextField label={t('nameEn')} autoComplete="off" {...field('nameEn')} />
      </Grid>
    </Section>
  )
}

function MuscleFields({ form }: FieldsProps) {
  const t = useFormWords()
  const primary = useFormValue(form, 'primaryMuscles')
  const secondary = useFormValue(form, 'secondaryMuscles')
  return (
    <Section title={t('muscles')} text={t('musclesText')} split>
      <MuscleField
        value={{ primaryMuscles: primary.value, secondaryMuscles: secondary.value }}
        onChange={muscles => {
          primary.onChange(muscles.primaryMuscles)
          secondary.onChange(muscles.secondaryMuscles)
        }}
      />
    </Section>
  )
}

function KindFields({ form }: FieldsProps) {
  const t = useFormWords()
  const names = useExerciseNames()
  const { field } = form
  const equipment = useFormValue(form, 'equipment')
  const { ref, value: isUnilateral, onChange } = useFormValue(form, 'isUnilateral')
  return (
    <Section title={t('kind')} split>
      <Stack gap={16}>
        <Grid columns={2}>
          <Select
            label={t('category')}
            options={exerciseCategories.map(value => ({ value, label: names.category(value) }))}
            {...field('category')}
          />
          <Select label={t('level')} options={exerciseLevels.map(value => ({ value, label: names.level(value) }))} {...field('level')} />
        </Grid>
        <MultiSelect
          label={t('equipment')}
          value={equipment.value}
          onChange={equipment.onChange}
          error={equipment.error}
          options={equipmentItems.map(value => ({ value, label: names.equipment(value) }))}
          max={exerciseLimits.equipment}
        />
        <Grid columns={3}>
          <Select label={t('type')} options={exerciseTypes.map(value => ({ value, label: names.type(value) }))} {...field('type')} />
          <Select
            label={t('mechanic')}
            options={mechanics.map(value => ({ value, label: names.mechanic(value) }))}
            {...field('mechanic')}
          />
          <Select label={t('force')} options={forces.map(value => ({ value, label: names.force(value) }))} {...field('force')} />
        </Grid>
        <Switch
          spread
          label={t('unilateral')}
          hint={t('unilateralHint')}
          ref={ref}
          checked={isUnilateral}
          onChange={event => onChange(event.target.checked)}
        />
      </Stack>
    </Section>
  )
}

function CueFields({ form: { field } }: FieldsProps) {
  const t = useFormWords()
  return (
    <Section title={t('cues')} text={t('cuesText')} split>
      <Grid columns={2}>
        <TextArea label={t('cueIt')} minRows={3} {...field('cueIt')} />
        <TextArea label={t('cueEn')} minRows={3} {...field('cueEn')} />
      </Grid>
    </Section>
  )
}

function TagFields({ form, tags }: FieldsProps & { tags: readonly string[] }) {
  const t = useFormWords()
  const { value, onChange, error } = useFormValue(form, 'tags')
  return (
    <Section title={t('tags')} text={t('tagsText')} split>
      <TagField
        label={t('tags')}
        suggestions={tags}
        value={value}
        onChange={onChange}
        error={error}
        max={exerciseTagsAtMost}
        separators={tagSeparators}
      />
    </Section>
  )
}
