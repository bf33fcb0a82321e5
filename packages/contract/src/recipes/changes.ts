import { z } from 'zod'
import { PlannedFood } from '../aliments/planned-foods.ts'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { idInput } from '../lists.ts'
import { recipeFields, recipeLimits, WrittenIngredient } from './fields.ts'
import { deletedRecipeDays, Recipe, RecipeDetail } from './recipes.ts'

// Changes of recipes, and the reading of ingredients from a pasted text.

/** A write sets only the fields that it sends. */
const writtenRecipe = {
  ...z.object(recipeFields).partial().shape,
  components: z.array(WrittenIngredient).max(recipeLimits.ingredients).optional(),
  pictureUploadId: z.uuid().nullable().optional(),
}

const faults = ['recipe name needed', 'ingredient in recipe', 'step empty', 'over the maximum', 'file type not accepted'] as const

export const createRecipe = endpoint({
  method: 'POST',
  path: '/recipes',
  access: { permission: 'create recipes' },
  input: z.object(writtenRecipe),
  output: RecipeDetail,
  changes: ['recipe'],
  errors: ['not found', 'too many recipes', ...faults],
})

export const updateRecipe = endpoint({
  method: 'PUT',
  path: '/recipes/:id',
  access: { permission: 'update recipes' },
  summary: 'Only what is sent changes. A food twice is refused, whatever its version.',
  input: z.object({
    ...idInput,
    ...writtenRecipe,
    /** The `updatedAt` that the editor has read; somebody else’s later change is then refused rather than overwritten. */
    readAt: Recipe.shape.updatedAt.optional(),
  }),
  output: RecipeDetail,
  changes: ['recipe'],
  errors: ['not found', 'changed meanwhile', ...faults],
})

export const [deleteRecipe, undeleteRecipe] = recordDeletion({
  path: '/recipes/:id',
  access: { permission: 'delete recipes' },
  summary: `Plans keep what they have taken over. It can be undeleted for ${deletedRecipeDays} days.`,
  input: z.object(idInput),
  record: Recipe,
  changes: ['recipe'],
  errors: ['not found', 'too many recipes'],
})

export const cloneRecipe = endpoint({
  method: 'POST',
  path: '/recipes/:id/clone',
  access: { permission: 'create recipes' },
  summary: 'Without names it is called a copy.',
  input: z.object({ ...idInput, names: z.object({ it: recipeFields.nameIt.optional(), en: recipeFields.nameEn.optional() }).optional() }),
  output: RecipeDetail,
  changes: ['recipe'],
  errors: ['not found', 'recipe name needed', 'too many recipes'],
})

export const recipesInBulk = 200
const ids = z.array(z.uuid()).min(1).max(recipesInBulk)
const tag = recipeFields.tags.element

export const changeManyRecipes = endpoint({
  method: 'POST',
  path: '/recipes/bulk',
  access: { permission: 'update recipes' },
  summary: 'One change to many recipes. Those it cannot be made to are named with the reason; the others are changed.',
  input: z.discriminatedUnion('action', [
    z.object({ action: z.literal('add tag'), ids, tag }),
    z.object({ action: z.literal('remove tag'), ids, tag }),
    z.object({ action: z.literal('delete'), ids }),
    z.object({ action: z.literal('undelete'), ids }),
  ]),
  output: z.object({
    /** The recipes that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
  }),
  changes: ['recipe'],
  errors: ['not found', 'forbidden', 'too many recipes'],
})

/** A food that a line may mean. Nutrients are left out, because most of these foods are not chosen. */
const LikelyFood = PlannedFood.omit({ nutrients: true })
export type LikelyFood = z.output<typeof LikelyFood>

export const likelyFoodsPerLine = 5

export const RecognizedLine = z.object({
  /** The line as it was written, without its bullet. */
  text: z.string(),
  /** The words that were read as the name of the food. */
  name: z.string(),
  /** The quantity as it was written: '2', '1 cucchiaio'. Empty where there is none. */
  quantity: z.string(),
  isToTaste: z.boolean(),
  /** The likeliest food first; empty where no food fits. */
  foods: z.array(LikelyFood),
})
export type RecognizedLine = z.output<typeof RecognizedLine>

export const parseRecipeText = endpoint({
  method: 'POST',
  path: '/recipes/text',
  access: { permission: ['create recipes', 'view aliments'] },
  summary: 'Reads ingredients from a pasted text, a line each, with the foods that they may mean. Nothing is stored.',
  input: z.object({ text: z.string().max(recipeLimits.text) }),
  output: z.object({
    /** Empty where the text has none. */
    title: z.string(),
    /** The number of people that the text names. */
    portions: z.int().nullable(),
    lines: z.array(RecognizedLine),
    /** The text has more lines than are read, so that the rest is left out. */
    isCut: z.boolean(),
  }),
  changes: { nothing: 'It only reads a text.' },
})

export const recipePictureMaxBytes = recipeLimits.picture
