import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { RecognizedLine } from '../recipes/changes.ts'
import { mealTypes } from './cells.ts'

export const weekTextLimits = { text: 30_000, lines: 400 } as const

/** A line of the week; the lines stand in the order of the text. */
const WeekLine = RecognizedLine.extend({
  /** The places of the day and the meal among those of the text. */
  day: z.int(),
  meal: z.int(),
  /** The place of the line that it may be eaten instead of. */
  insteadOf: z.int().nullable(),
})
export type WeekLine = z.output<typeof WeekLine>

const WeekDay = z.object({
  /** Empty where the text names none. */
  name: z.string(),
  meals: z.array(z.object({ type: z.enum(mealTypes) })),
})

export const parseWeekText = endpoint({
  method: 'POST',
  path: '/mealPlans/text',
  access: { permission: ['create meal plans', 'view aliments'] },
  summary: 'Reads days, meals and foods from a pasted plan, with the foods that each line may mean. Nothing is stored.',
  input: z.object({ text: z.string().max(weekTextLimits.text) }),
  output: z.object({
    days: z.array(WeekDay),
    lines: z.array(WeekLine),
    /** The lines that belong to no meal. */
    leftOut: z.array(z.string()),
    /** The text has more lines than are read, so that the rest is left out. */
    isCut: z.boolean(),
  }),
  changes: { nothing: 'It only reads a text.' },
})
export type WeekText = z.output<typeof parseWeekText.output>
