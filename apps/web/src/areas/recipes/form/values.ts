import type { Input, Language } from '@allenio/contract'
import { recipeFields, recipeLimits, RecipeStep, Ingredient as IngredientFields } from '@allenio/contract/forms/recipes'
import type { createRecipe, Ingredient, RecipeDetail } from '@allenio/contract/recipes'
import { z } from 'zod'
import { draftReader } from '#lib/forms'
import { decimalOf } from '#ui/decimal-field'

/** An ingredient while it is edited. */
const editedIngredient = IngredientFields.extend({
  /** A quantity that cannot be read, as it was typed; empty before one is typed. Null: the quantity is fine. */
  typed: z.string().nullable(),
})
export type EditedIngredient = z.output<typeof editedIngredient>

/** The values that the form edits. Numbers are texts, as they are typed. */
export const recipeForm = z.object({
  nameIt: recipeFields.nameIt,
  nameEn: recipeFields.nameEn,
  descriptionIt: recipeFields.descriptionIt,
  descriptionEn: recipeFields.descriptionEn,
  portions: z.string(),
  yieldGrams: z.string(),
  prepMinutes: z.string(),
  cookMinutes: z.string(),
  steps: z.array(RecipeStep).max(recipeLimits.steps),
  tags: recipeFields.tags,
  components: z.array(editedIngredient).max(recipeLimits.ingredients),
  /** Empty: the picture stays as it is; null: it is removed. */
  pictureUploadId: z.string().nullable(),
})
export type RecipeValues = z.output<typeof recipeForm>

export const { parseDraft, mergedDraft } = draftReader<RecipeValues>(recipeForm.partial())

/** A name that was typed elsewhere is taken for one in the language of the app. */
export const emptyValues = (name = '', language?: Language): RecipeValues => ({
  nameIt: language === 'it' ? name : '',
  nameEn: language === 'en' ? name : '',
  descriptionIt: '',
  descriptionEn: '',
  portions: '1',
  yieldGrams: '',
  prepMinutes: '',
  cookMinutes: '',
  steps: [],
  tags: [],
  components: [],
  pictureUploadId: '',
})

export const editedOf = (ingredient: Ingredient): EditedIngredient => ({ ...ingredient, typed: null })

const textOf = (number: number | null): string => (number === null ? '' : String(number))

export const valuesOf = (recipe: RecipeDetail): RecipeValues => ({
  nameIt: recipe.nameIt,
  nameEn: recipe.nameEn,
  descriptionIt: recipe.descriptionIt,
  descriptionEn: recipe.descriptionEn,
  portions: String(recipe.portions),
  yieldGrams: textOf(recipe.yieldGrams),
  prepMinutes: textOf(recipe.prepMinutes),
  cookMinutes: textOf(recipe.cookMinutes),
  steps: recipe.steps,
  tags: recipe.tags,
  components: recipe.components.map(editedOf),
  pictureUploadId: '',
})

/** NaN is a text that is no whole number, which the form refuses. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : (decimalOf(text, 0) ?? Number.NaN))

type WrittenRecipe = Input<typeof createRecipe>

/** The fields of these names as a call takes them. */
export function fieldsOf(values: RecipeValues, names: ReadonlySet<string>): WrittenRecipe {
  const { portions, yieldGrams, prepMinutes, cookMinutes, steps, components, pictureUploadId, ...texts } = values
  const allFields: WrittenRecipe = {
    ...texts,
    portions: wholeOf(portions) ?? 1,
    yieldGrams: wholeOf(yieldGrams),
    prepMinutes: wholeOf(prepMinutes),
    cookMinutes: wholeOf(cookMinutes),
    steps: steps.filter(({ it, en }) => it.trim() !== '' || en.trim() !== ''),
    components: components.map(({ food, typed: _typed, ...row }) => ({ ...row, foodId: food.id, version: food.version })),
    ...(pictureUploadId !== '' && { pictureUploadId }),
  }
  return Object.fromEntries(Object.entries(allFields).filter(([name]) => names.has(name)))
}

export const allNames: ReadonlySet<string> = new Set(Object.keys(recipeForm.shape))
