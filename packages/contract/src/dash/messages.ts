import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'
import { forOperator } from './access.ts'

export const operatorMessageKinds = ['banner', 'notice'] as const
export const operatorMessagesAtMost = 50

const text = z.string().trim().min(1).max(500)

const written = {
  kind: z.enum(operatorMessageKinds),
  textIt: text,
  textEn: text,
  /** The first and the last day, in Europe/Rome. */
  fromDay: Day,
  untilDay: Day,
}

const isInOrder = ({ fromDay, untilDay }: { fromDay: string; untilDay: string }) => untilDay >= fromDay
const atUntilDay = { path: ['untilDay'] }

export const OperatorMessage = z.object({ id: z.uuid(), ...written, createdAt: Timestamp })
export type OperatorMessage = z.output<typeof OperatorMessage>

export const listOperatorMessages = endpoint({
  method: 'GET',
  path: '/dash/messages',
  access: forOperator,
  input: Nothing,
  output: z.object({ messages: z.array(OperatorMessage) }),
  shows: ['operator message'],
})

export const createOperatorMessage = endpoint({
  method: 'POST',
  path: '/dash/messages',
  access: forOperator,
  summary: 'Shown to all professionals from a day to a day.',
  input: z.object(written).refine(isInOrder, atUntilDay),
  output: OperatorMessage,
  changes: ['operator message'],
  errors: ['too many operator messages'],
})

export const updateOperatorMessage = endpoint({
  method: 'PUT',
  path: '/dash/messages/:id',
  access: forOperator,
  input: z.object({ ...idInput, ...written }).refine(isInOrder, atUntilDay),
  output: OperatorMessage,
  changes: ['operator message'],
  errors: ['not found'],
})

export const deleteOperatorMessage = endpoint({
  method: 'DELETE',
  path: '/dash/messages/:id',
  access: forOperator,
  input: z.object(idInput),
  output: Nothing,
  changes: ['operator message'],
  errors: ['not found'],
})

export const getOperatorMessages = endpoint({
  method: 'GET',
  path: '/operator-messages',
  access: { role: ['admin', 'coach', 'nutritionist'] },
  summary: 'What the operator tells all professionals today, in the asker’s language.',
  input: Nothing,
  output: z.object({ messages: z.array(z.object({ id: z.uuid(), kind: z.enum(operatorMessageKinds), text: z.string() })) }),
  shows: ['operator message'],
})
