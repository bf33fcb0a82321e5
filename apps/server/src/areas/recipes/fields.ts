import type { RecipeFields } from '@allenio/contract/recipes'
import { jsonText, sql, type Row, type Sql } from '#platform/db'
import { wrongField } from '#platform/errors'

export const emptyFields: RecipeFields = {
  nameIt: '',
  nameEn: '',
  descriptionIt: '',
  descriptionEn: '',
  portions: 1,
  yieldGrams: null,
  prepMinutes: null,
  cookMinutes: null,
  steps: [],
  tags: [],
}

export type FieldColumns = Row<
  'recipes',
  | 'name_it'
  | 'name_en'
  | 'description_it'
  | 'description_en'
  | 'portions'
  | 'yield_grams'
  | 'prep_minutes'
  | 'cook_minutes'
  | 'steps'
  | 'tags'
>

export const fieldColumns = sql`name_it, name_en, description_it, description_en, portions, yield_grams, prep_minutes, cook_minutes, steps,
  tags`

/** In the order of the columns. */
export const fieldValues = (fields: RecipeFields): Sql => sql`${fields.nameIt}, ${fields.nameEn}, ${fields.descriptionIt},
  ${fields.descriptionEn}, ${fields.portions}, ${fields.yieldGrams}::int, ${fields.prepMinutes}::int, ${fields.cookMinutes}::int,
  ${jsonText(fields.steps)}::jsonb, ${fields.tags}::text[]`

export const fieldsOf = (row: FieldColumns): RecipeFields => ({
  nameIt: row.name_it,
  nameEn: row.name_en,
  descriptionIt: row.description_it,
  descriptionEn: row.description_en,
  portions: row.portions,
  yieldGrams: row.yield_grams,
  prepMinutes: row.prep_minutes,
  cookMinutes: row.cook_minutes,
  steps: row.steps,
  tags: row.tags,
})

export type WrittenFields = { [Name in keyof RecipeFields]?: RecipeFields[Name] | undefined }

/** The fields after a write: what was not sent stays as it was. */
export function mergeFields(written: WrittenFields, base: RecipeFields = emptyFields): RecipeFields {
  const fields: RecipeFields = { ...base, ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)) }
  if (fields.nameIt === '' && fields.nameEn === '') throw wrongField('nameIt', 'recipe name needed')
  return { ...fields, tags: distinctTags(fields.tags) }
}

/** Tags that differ in case only are one. */
const distinctTags = (tags: readonly string[]): string[] => [...new Map(tags.map(tag => [tag.toLowerCase(), tag])).values()]
