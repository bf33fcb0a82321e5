import { z } from 'zod'
import { ExclusionTarget, exclusionKinds } from '../aliments/exclusions.ts'
import { FoodMeasure, foodTableOrders, LabelStates } from '../aliments/fields.ts'
import { FoodColumns, MeasureColumns, OwnFoodIndex } from '../aliments/food-index.ts'
import { endpoint } from '../endpoint.ts'
import { FoodCell } from '../meal-plans/cells.ts'
import { MeasuredAmount } from '../recipes/fields.ts'
// imported for the things that the modules declare, because the call below shows them
import type {} from './meal-diary.ts'

// The foods among which a client finds what they have eaten, as their device stores them to search without a network.

/** The foods of their diary that a client is offered first. */
export const usualFoodsAtMost = 60

/** A food that the client writes down again and again, with the portion of the last time. */
export const UsualFood = z.object({ food: FoodCell, grams: z.number().int(), measure: MeasuredAmount.nullable() })
export type UsualFood = z.output<typeof UsualFood>

const Revision = z.string().max(64)

/** The foods for a client's device. Own foods of the business are among them only if the client's plans or diary have them. */
export const OwnFoods = OwnFoodIndex.extend({
  tables: z.enum(foodTableOrders),
  /** The measures of its own foods, and those that the business has added to foods of the library. */
  measures: z.array(z.object({ id: z.uuid(), measures: z.array(FoodMeasure) })),
  /** The most usual first. */
  usual: z.array(UsualFood).max(usualFoodsAtMost),
  /** The foods of the plans that the client was given. */
  plannedIds: z.array(z.uuid()),
  /** Allergies, by which foods warn their client. */
  allergies: z.array(
    z.object({ id: z.uuid(), kind: z.enum(exclusionKinds), target: ExclusionTarget, name: z.string(), labels: LabelStates.optional() }),
  ),
})
export type OwnFoods = z.output<typeof OwnFoods>

export const getOwnFoods = endpoint({
  method: 'GET',
  path: '/me/meal-diary/foods',
  access: { role: 'client' },
  summary: 'Without figures where the business hides them. A part is null if it is still that of the given revision.',
  input: z.object({ revision: Revision.optional(), libraryRevision: Revision.optional() }),
  output: z.object({
    revision: Revision,
    libraryRevision: Revision,
    own: OwnFoods.nullable(),
    library: z.object({ foods: FoodColumns, measures: MeasureColumns }).nullable(),
  }),
  shows: ['meal diary', 'food', 'exclusion', 'meal plan assignment'],
  errors: ['not found'],
})
