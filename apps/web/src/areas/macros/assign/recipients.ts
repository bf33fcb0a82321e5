import type { Input } from '@allenio/contract'
import { dayTypes, type assignMacro, type MacroAssignment, type MacroContent } from '@allenio/contract/macros'
import { weightRange } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { weekFits } from '@allenio/domain/macros'
import { z } from 'zod'
import { assignmentDraftReader, newRecipient, ownTerms, recipientFields, recipientInput } from '#shell/assignment'
import { decimalOf } from '#ui/decimal-field'
import type { AssignableClient } from './data.ts'

const terms = {
  startDay: z.string(),
  week: z
    .array(z.enum(dayTypes).exclude(['every day']))
    .length(7)
    .nullable(),
  followsTraining: z.boolean(),
}

/** A client who will get a macro, with the weight that was typed because the record has none. */
export const Recipient = z.object({ ...recipientFields<AssignableClient>(), ...terms, typedKg: z.string() })
export type Recipient = z.output<typeof Recipient>

export const assignForm = z.object({ clients: z.array(Recipient), ...terms, message: z.string() })
export type AssignValues = z.output<typeof assignForm>

/** Reads a typed weight; undefined if a record would not accept it. */
export function typedWeight(text: string): number | undefined {
  const kg = decimalOf(text)
  return kg !== undefined && kg >= weightRange.min && kg <= weightRange.max ? kg : undefined
}

/** Whether a weight is missing, which only grams per kg need. */
export const needsWeight = ({ unit }: Pick<MacroContent, 'unit'>, { facts }: Pick<Recipient, 'facts'>): boolean =>
  unit === 'grams per kg' && facts?.weightKg === null

type Terms = Pick<AssignValues, keyof typeof terms>

const termsIn = ({ startDay, week, followsTraining }: Terms): Terms => ({ startDay, week, followsTraining })

const parseDraft = assignmentDraftReader<Terms, AssignValues>(assignForm.partial())

/** Reads an unfinished assignment; a week with day types that the macro no longer has is replaced by the preset one. */
export const parseAssignDraft = (stored: unknown, start: AssignValues, { days, today }: { days: MacroContent['days']; today: string }) =>
  parseDraft(stored, start, {
    today,
    fit: terms => ({ ...termsIn(terms), week: weekFits(terms.week, days, terms) ? terms.week : start.week }),
  })

export const macroRecipient = (client: Pick<Recipient, 'id' | 'name'>, terms: Terms): Recipient => ({
  ...newRecipient(client, termsIn(terms)),
  typedKg: '',
})

/** Returns the recipient's own day and week, or those for all. */
export const termsOf = (own: Pick<Recipient, 'hasOwn'> & Terms, all: Terms): Terms => termsIn(ownTerms(own, all))

export const assignInput = (id: string, { clients, message, ...all }: AssignValues): Input<typeof assignMacro> => ({
  id,
  message,
  clients: clients.map(client => {
    const weightKg = client.facts?.weightKg === null ? typedWeight(client.typedKg) : undefined
    return { ...recipientInput(client), ...termsOf(client, all), ...(weightKg !== undefined && { weightKg }) }
  }),
})

type Renewed = Pick<MacroAssignment, 'id' | 'macroId' | 'client' | 'startDay' | 'week' | 'followsTraining' | 'message'>

/** Assigns the macro again as it is now, with today's weight. A coming assignment changes; a running one ends and another follows. */
export function renewalInput(
  { id, macroId, client, startDay, week, followsTraining, message }: Renewed,
  today: string,
): Input<typeof assignMacro> {
  const times = startDay >= today ? { assignmentId: id, startDay } : { assignmentId: newId(), startDay: today }
  return { id: macroId, clients: [{ clientId: client.id, ...times, week, followsTraining }], message }
}
