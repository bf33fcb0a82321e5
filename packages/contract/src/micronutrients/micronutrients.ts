import { z } from 'zod'
import { nutrientCodes, nutrientGroups, type NutrientCode } from '../aliments/fields.ts'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../lists.ts'

// The nutrients that a professional wants to see beside energy and macros.

declare module '../endpoint.ts' {
  interface AreaThings {
    micronutrients: 'micronutrient'
  }
}

/** The choice of those who have not chosen yet. */
export const presetMicronutrients = [
  'fiber',
  'sugars',
  'saturated_fat',
  'sodium',
  'potassium',
  'calcium',
  'iron',
  'magnesium',
  'zinc',
  'vitamin_d',
  'vitamin_b12',
  'folate_dfe',
] as const satisfies readonly NutrientCode[]

export const Micronutrient = z.object({
  /** The code of the nutrient. */
  id: z.enum(nutrientCodes),
  name: z.string(),
  group: z.enum(nutrientGroups),
  unit: z.enum(['g', 'mg', 'µg']),
  decimals: z.number().int(),
  isActiveForUser: z.boolean(),
})
export type Micronutrient = z.output<typeof Micronutrient>

const output = z.object({ micronutrients: z.array(Micronutrient) })

export const listMicronutrients = endpoint({
  method: 'GET',
  path: '/micronutrients',
  access: { permission: 'view micronutrients' },
  summary: 'All of them by group, and which of them the asker has chosen.',
  input: Nothing,
  output,
  shows: ['micronutrient'],
})

export const chooseMicronutrients = endpoint({
  method: 'POST',
  path: '/micronutrients',
  access: { permission: 'create micronutrient users' },
  summary: 'The whole choice of the asker, in this business.',
  input: z.object({ micronutrient_ids: z.array(z.enum(nutrientCodes)).max(nutrientCodes.length) }),
  output,
  changes: ['micronutrient'],
})
