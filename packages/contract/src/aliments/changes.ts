import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { idInput } from '../lists.ts'
import { deletedFoodDays, Food, FoodDetail } from './aliments.ts'
import {
  allergens,
  allergenStates,
  AllergenTags,
  foodCategories,
  foodFields,
  foodLimits,
  foodTableOrders,
  WrittenFigures,
} from './fields.ts'

// Changes of a business's foods, one by one and many at once, and of the overlays on foods of the library.

const update = { permission: 'update aliments' } as const

/** A write sets only the fields that it sends. */
const writtenFood = {
  ...z.object(foodFields).partial().shape,
  figures: WrittenFigures.optional(),
  pictureUploadId: z.uuid().nullable().optional(),
}

/** Sets only the allergens that are named, so that two people who tag one food at once do not undo each other's tags. */
const changedAllergens = AllergenTags.optional()

const faults = [
  'food name needed',
  'measure name needed',
  'barcode not digits',
  'barcode length wrong',
  'barcode digit wrong',
  'barcode taken',
  'macros above 100 g',
  'figure negative',
  'figure too large',
  'amount not positive',
  'over the maximum',
  'file type not accepted',
] as const

export const createFood = endpoint({
  method: 'POST',
  path: '/aliments',
  access: { permission: 'create aliments' },
  input: z.object(writtenFood),
  output: FoodDetail,
  changes: ['food'],
  errors: ['not found', 'too many foods', ...faults],
})

export const updateFood = endpoint({
  method: 'PUT',
  path: '/aliments/:id',
  access: update,
  summary: 'Only what is sent changes, and it makes a new version. Foods of the library are cloned first.',
  input: z.object({ ...idInput, ...writtenFood, allergens: changedAllergens }),
  output: FoodDetail,
  changes: ['food'],
  errors: ['not found', 'food of the library', ...faults],
})

export const [deleteFood, undeleteFood] = recordDeletion({
  path: '/aliments/:id',
  access: { permission: 'delete aliments' },
  summary: `What has it in it keeps it. It can be undeleted for ${deletedFoodDays} days.`,
  input: z.object(idInput),
  record: Food,
  changes: ['food'],
  errors: ['not found', 'too many foods', 'barcode taken'],
})

export const cloneFood = endpoint({
  method: 'POST',
  path: '/aliments/:id/clone',
  access: { permission: 'create aliments' },
  summary: 'An own food like this one, without its barcode; without names it is called a copy.',
  input: z.object({ ...idInput, names: z.object({ it: foodFields.nameIt.optional(), en: foodFields.nameEn.optional() }).optional() }),
  output: FoodDetail,
  changes: ['food'],
  errors: ['not found', 'food name needed', 'too many foods'],
})

export const setFoodFavorite = endpoint({
  method: 'PUT',
  path: '/aliments/:id/favorite',
  access: { permission: 'view aliments' },
  summary: 'Of the asker alone.',
  input: z.object({ ...idInput, isFavorite: z.boolean() }),
  output: Food,
  changes: ['food'],
  errors: ['not found'],
})

export const updateFoodOverlay = endpoint({
  method: 'PUT',
  path: '/aliments/:id/overlay',
  access: update,
  summary:
    'What the business knows of a food of the library: measures of its own, allergens that it says otherwise, and whether it is hidden.',
  input: z.object({ ...idInput, isHidden: z.boolean().optional(), measures: foodFields.measures.optional(), allergens: changedAllergens }),
  output: FoodDetail,
  changes: ['food'],
  errors: ['not found', 'food not of the library', 'measure name needed'],
})

export const setFoodTables = endpoint({
  method: 'PUT',
  path: '/aliments/tables',
  access: { role: 'admin' },
  summary: 'The tables of the library that the business finds foods in. Recipes and plans keep the foods that they have.',
  input: z.object({ tables: z.enum(foodTableOrders) }),
  output: z.object({ tables: z.enum(foodTableOrders) }),
  changes: ['food'],
})

export const foodsInBulk = 500
const ids = z.array(z.uuid()).min(1).max(foodsInBulk)

/** The changes by allergen. Null means that nothing was stated, or for a food of the library nothing by the business. */
const TagChanges = z.partialRecord(z.enum(allergens), z.object({ from: z.enum(allergenStates).nullable(), to: z.enum(allergenStates) }))
export type TagChanges = z.output<typeof TagChanges>

/** The values of one food that a change of many has overwritten: an undo brings them back. */
export const OverwrittenFood = z.object({
  id: z.uuid(),
  category: z.object({ from: z.enum(foodCategories).nullable(), to: z.enum(foodCategories) }).optional(),
  allergens: TagChanges.optional(),
})
export type OverwrittenFood = z.output<typeof OverwrittenFood>

export const changeManyFoods = endpoint({
  method: 'POST',
  path: '/aliments/bulk',
  access: update,
  summary:
    'One change to many foods. Those it cannot be made to are named with the reason; the others are changed. ' +
    'Restoring brings back what was overwritten, where it still stands.',
  input: z.discriminatedUnion('action', [
    z.object({ action: z.literal('set category'), ids, category: z.enum(foodCategories) }),
    z.object({ action: z.literal('set allergens'), ids, allergens: AllergenTags }),
    z.object({ action: z.literal('restore values'), ids, overwritten: z.array(OverwrittenFood).min(1).max(foodsInBulk) }),
    z.object({ action: z.literal('hide'), ids }),
    z.object({ action: z.literal('show'), ids }),
    z.object({ action: z.literal('delete'), ids }),
    z.object({ action: z.literal('undelete'), ids }),
  ]),
  output: z.object({
    /** The foods that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
    /** The former categories or allergens, as 'restore values' takes them. */
    overwritten: z.array(OverwrittenFood),
  }),
  changes: ['food'],
  errors: ['not found', 'forbidden', 'too many foods'],
})

export const foodPictureMaxBytes = foodLimits.picture
