import { presetExercise, type ExerciseFields } from '@allenio/contract/exercises'
import { sql, type Row } from '#platform/db'

/** The columns that exercises of the library and of a business have in common. */
export type ExerciseColumns = Row<
  'exercises',
  | 'name_it'
  | 'name_en'
  | 'category'
  | 'primary_muscles'
  | 'secondary_muscles'
  | 'equipment'
  | 'mechanic'
  | 'force'
  | 'level'
  | 'type'
  | 'is_unilateral'
  | 'cue_it'
  | 'cue_en'
>

export const exerciseColumns = sql`name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level,
  type, is_unilateral, cue_it, cue_en`

/** In the order of the columns. */
export const exerciseValues = (fields: ExerciseFields) => sql`
  ${fields.nameIt}, ${fields.nameEn}, ${fields.category}, ${fields.primaryMuscles}::text[], ${fields.secondaryMuscles}::text[],
  ${fields.equipment}::text[], ${fields.mechanic}, ${fields.force}, ${fields.level}, ${fields.type}, ${fields.isUnilateral}::boolean,
  ${fields.cueIt}, ${fields.cueEn}`

/** Exercises as the records `r` of one JSON, so that a statement writes many. */
export const recordOf = (exercises: readonly { id: string; tags: readonly string[]; fields: ExerciseFields }[]): string =>
  JSON.stringify(exercises.map(({ id, tags, fields }) => ({ id, tags, ...fields })))

export const exerciseRecord = sql`id uuid, tags text[], "nameIt" text, "nameEn" text, category text, "primaryMuscles" text[],
  "secondaryMuscles" text[], equipment text[], mechanic text, force text, level text, type text, "isUnilateral" boolean, "cueIt" text,
  "cueEn" text`

/** In the order of the columns. */
export const recordValues = sql`r."nameIt", r."nameEn", r.category, r."primaryMuscles", r."secondaryMuscles", r.equipment, r.mechanic,
  r.force, r.level, r.type, r."isUnilateral", r."cueIt", r."cueEn"`

export const presentFields = (row: ExerciseColumns): ExerciseFields => ({
  nameIt: row.name_it,
  nameEn: row.name_en,
  category: row.category,
  primaryMuscles: row.primary_muscles,
  secondaryMuscles: row.secondary_muscles,
  equipment: row.equipment,
  mechanic: row.mechanic,
  force: row.force,
  level: row.level,
  type: row.type,
  isUnilateral: row.is_unilateral,
  cueIt: row.cue_it,
  cueEn: row.cue_en,
})

export type WrittenFields = { [Name in keyof ExerciseFields]?: ExerciseFields[Name] | undefined }

/** The fields of an exercise after a write; a muscle counts once. */
export function mergeFields(written: WrittenFields, base: ExerciseFields = presetExercise): ExerciseFields {
  const fields: ExerciseFields = Object.assign({}, base, written)
  const primaryMuscles = [...new Set(fields.primaryMuscles)]
  const secondaryMuscles = [...new Set(fields.secondaryMuscles)].filter(muscle => !primaryMuscles.includes(muscle))
  return { ...fields, primaryMuscles, secondaryMuscles, equipment: [...new Set(fields.equipment)] }
}

export const isNamed = ({ nameIt, nameEn }: Pick<ExerciseFields, 'nameIt' | 'nameEn'>): boolean => nameIt !== '' || nameEn !== ''
