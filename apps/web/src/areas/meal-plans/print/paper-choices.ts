import { languages, type Input, type Language } from '@allenio/contract'
import { Day } from '@allenio/contract/forms/lists'
import {
  paperHeadingLength,
  presetMealPlanSettings,
  type downloadMealPlanPdf,
  type PaperPreset,
  type MealPlan,
} from '@allenio/contract/meal-plans'
import { paperSizes } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useLanguage } from '#lib/words'
import { mealPlanSettingsQuery } from '../data.ts'

/** The choices about the paper of a plan. */
export const paperSchema = z.object({
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  heading: z.string().trim().max(paperHeadingLength),
  startDate: z.union([z.literal(''), Day]),
  language: z.enum(languages),
  paper: z.enum(paperSizes),
  withAlternatives: z.boolean(),
  withMeasures: z.boolean(),
  withCookedWeights: z.boolean(),
  withFigures: z.boolean(),
  withConflicts: z.boolean(),
  addNote: z.boolean(),
  addImage: z.boolean(),
  withShoppingList: z.boolean(),
})
export type PaperChoices = z.output<typeof paperSchema>

/** As the calls that make the paper take them. */
export const paperInput = (
  mealPlanId: string,
  { client, startDate, heading, language, paper, ...contents }: PaperChoices,
): Input<typeof downloadMealPlanPdf> => ({
  mealPlanId,
  heading,
  language,
  paper,
  ...(client && { userId: client.id }),
  ...(startDate !== '' && { startDate }),
  ...Object.fromEntries(Object.entries(contents).map(([name, isChosen]) => [name, String(isChosen)])),
})

export interface PrintedPlan extends Pick<MealPlan, 'id' | 'client'> {}

let last: { id: string; choices: PaperChoices } | undefined

/** The choices that were made last about this plan, else those of the business; undefined until these are there. */
export function usePaperChoices(plan: PrintedPlan): PaperChoices | undefined {
  const language = useLanguage()
  const { data, isPending } = useQuery(mealPlanSettingsQuery())
  if (last?.id === plan.id) return last.choices
  return isPending ? undefined : presetChoices(plan, language, (data ?? presetMealPlanSettings).paper)
}

const presetChoices = ({ client }: PrintedPlan, language: Language, preset: PaperPreset): PaperChoices => ({
  ...preset,
  client: client && { id: client.id, name: client.name },
  startDate: '',
  language: preset.language ?? language,
})

/** For the preview and the dialog of one plan, which show the same paper. */
export const rememberChoices = (id: string, choices: PaperChoices): void => {
  last = { id, choices }
}
