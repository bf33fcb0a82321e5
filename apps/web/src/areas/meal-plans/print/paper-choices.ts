import { languages, type Input, type Language } from '@allenio/contract'
import { paperHeadingLength, type downloadMealPlanPdf } from '@allenio/contract/meal-plan-paper'
import type { MealPlan } from '@allenio/contract/meal-plans'
import { paperSizes } from '@allenio/contract/program-paper'
import { z } from 'zod'

const contents = {
  withAlternatives: z.boolean(),
  withMeasures: z.boolean(),
  withFigures: z.boolean(),
  addNote: z.boolean(),
  addImage: z.boolean(),
  withShoppingList: z.boolean(),
}

/** The choices about the paper of a plan. */
export const paperSchema = z.object({
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  heading: z.string().trim().max(paperHeadingLength),
  startDate: z.union([z.literal(''), z.iso.date()]),
  language: z.enum(languages),
  paper: z.enum(paperSizes),
  ...contents,
})
export type PaperChoices = z.output<typeof paperSchema>

/** As the calls that make the paper take them. */
export const paperInput = (
  mealPlanId: string,
  { client, startDate, heading, language, paper, ...chosen }: PaperChoices,
): Input<typeof downloadMealPlanPdf> => ({
  mealPlanId,
  heading,
  language,
  paper,
  ...(client && { userId: client.id }),
  ...(startDate !== '' && { startDate }),
  addNote: String(chosen.addNote),
  addImage: String(chosen.addImage),
  withAlternatives: String(chosen.withAlternatives),
  withFigures: String(chosen.withFigures),
  withMeasures: String(chosen.withMeasures),
  withShoppingList: String(chosen.withShoppingList),
})

export interface PrintedPlan extends Pick<MealPlan, 'id' | 'client'> {}

let last: { id: string; choices: PaperChoices } | undefined

/** The choices that were made last about this plan, else those that most people make. */
export const choicesOf = ({ id, client }: PrintedPlan, language: Language): PaperChoices =>
  last?.id === id
    ? last.choices
    : {
        client: client && { id: client.id, name: client.name },
        heading: '',
        startDate: '',
        language,
        paper: 'a4',
        withAlternatives: true,
        withMeasures: true,
        withFigures: true,
        addNote: true,
        addImage: false,
        withShoppingList: false,
      }

/** For the preview and the dialog of one plan, which show the same paper. */
export const rememberChoices = (id: string, choices: PaperChoices): void => {
  last = { id, choices }
}
