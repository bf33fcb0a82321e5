import type { Input } from '@allenio/contract'
import type { assignMacro, MacroAssignment } from '@allenio/contract/macro-assignments'
import { dayTypes, trainingKinds } from '@allenio/contract/macro-fields'
import type { MacroContent } from '@allenio/contract/macro-fields'
import { weightRange } from '@allenio/contract/weights'
import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { z } from 'zod'
import { decimalOf } from '#ui/decimal-field'

/** A client who is to get a macro. */
export const Recipient = z.object({
  id: z.string(),
  name: z.string(),
  /** Made once, so that a second try assigns nothing twice. */
  assignmentId: z.string(),
  startDay: z.string(),
  /** Of the record, by the macro's basis; null where it has none, undefined until it is read. */
  weightKg: z.number().nullable().optional(),
  /** Typed where the record has none. */
  typedKg: z.string(),
  hasCurrent: z.boolean(),
  /** Undefined until it is read. */
  training: z.enum(trainingKinds).optional(),
})
export type Recipient = z.output<typeof Recipient>

export const assignForm = z.object({
  clients: z.array(Recipient),
  startDay: z.string(),
  hasOwnStarts: z.boolean(),
  week: z
    .array(z.enum(dayTypes).exclude(['every day']))
    .length(7)
    .nullable(),
  followsTraining: z.boolean(),
  message: z.string(),
})
export type AssignValues = z.output<typeof assignForm>

/** A typed weight that a record would take. */
export function typedWeight(text: string): number | undefined {
  const kg = decimalOf(text)
  return kg !== undefined && kg >= weightRange.min && kg <= weightRange.max ? kg : undefined
}

/** Only grams per kg go by a weight. */
export const needsWeight = ({ unit }: Pick<MacroContent, 'unit'>, { weightKg }: Pick<Recipient, 'weightKg'>): boolean =>
  unit === 'grams per kg' && weightKg === null

export const assignInput = (
  id: string,
  { clients, message, week, followsTraining, startDay, hasOwnStarts }: AssignValues,
): Input<typeof assignMacro> => ({
  id,
  message,
  clients: clients.map(client => {
    const weightKg = client.weightKg === null ? typedWeight(client.typedKg) : undefined
    return {
      clientId: client.id,
      assignmentId: client.assignmentId,
      startDay: hasOwnStarts && isDay(client.startDay) ? client.startDay : startDay,
      week,
      followsTraining,
      ...(weightKg !== undefined && { weightKg }),
    }
  }),
})

type Renewed = Pick<MacroAssignment, 'id' | 'macroId' | 'client' | 'startDay' | 'week' | 'followsTraining' | 'message'>

/** As the macro is now, with today's weight. One that has not begun changes; a running one ends and is followed by another. */
export function renewalInput(
  { id, macroId, client, startDay, week, followsTraining, message }: Renewed,
  today: string,
): Input<typeof assignMacro> {
  const times = startDay >= today ? { assignmentId: id, startDay } : { assignmentId: newId(), startDay: today }
  return { id: macroId, clients: [{ clientId: client.id, ...times, week, followsTraining }], message }
}
