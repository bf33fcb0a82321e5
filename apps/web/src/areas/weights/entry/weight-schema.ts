import { recordNoteMaxLength } from '@allenio/contract/clients'
import { parseWeight } from '@allenio/domain/typed-values'
import { z } from 'zod'
import { useToday } from '#shell'
import type { useSubmitForm } from '#lib/forms'
import { useWeightWords } from '../words.ts'
import { dayFault, kgFault } from './faults.ts'

const schema = z.object({
  kg: z.string().transform(text => parseWeight(text) ?? 0),
  day: z.string(),
  note: z.string().trim().max(recordNoteMaxLength),
})

/** The typed texts are checked with sentences of their own: those of the contract's schema are worded by the server. */
export function useWeightSchema() {
  const t = useWeightWords()
  const today = useToday()
  return { schema, check: ({ kg, day }: z.input<typeof schema>) => ({ kg: kgFault(kg, t), day: dayFault(day, { t, today }) }) }
}

/** The fields need these parts of the form, whatever call it makes. */
export type WeightForm = Pick<ReturnType<typeof useSubmitForm<z.input<typeof schema>, z.output<typeof schema>>>, 'control' | 'field'>
