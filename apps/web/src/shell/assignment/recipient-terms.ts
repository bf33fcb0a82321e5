import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { z } from 'zod'

// Assignments to several clients are forms of one kind: terms for all, and for each client their own.

/** The fields of a client in such a form. Each family adds its terms, and what else it asks of one client. */
export const recipientFields = <Facts>() => ({
  id: z.string(),
  name: z.string(),
  /** The id of the assignment, made once, so that a second try assigns nothing twice. */
  assignmentId: z.string(),
  /** The client has terms or a message of their own. */
  hasOwn: z.boolean(),
  message: z.string(),
  /** Facts of the server about the client; undefined until they are loaded. */
  facts: z.custom<Facts>().optional(),
})

/** Makes a recipient with the terms for all, until they get terms or a message of their own. */
export const newRecipient = <Terms extends object>({ id, name }: { id: string; name: string }, terms: Terms) => ({
  id,
  name,
  assignmentId: newId(),
  hasOwn: false,
  ...terms,
  message: '',
})

/** Adds recipients, or takes them away again. */
export function tickRecipients<Recipient extends { id: string }>(
  recipients: readonly Recipient[],
  ticked: readonly Recipient[],
  isChosen: boolean,
): Recipient[] {
  const tickedIds = new Set(ticked.map(({ id }) => id))
  const others = recipients.filter(({ id }) => !tickedIds.has(id))
  return isChosen ? [...others, ...ticked] : others
}

/** Returns the recipient's own terms, or those for all. A day of their own that cannot be read is that of all. */
export function ownTerms<Terms extends { startDay: string }>(own: Terms & { hasOwn: boolean }, all: Terms): Terms {
  if (!own.hasOwn) return all
  return isDay(own.startDay) ? own : { ...own, startDay: all.startDay }
}

/** The part of the call's input that all kinds have for a client; words of their own only where they have some. */
export const recipientInput = ({
  id,
  assignmentId,
  hasOwn,
  message,
}: {
  id: string
  assignmentId: string
  hasOwn: boolean
  message: string
}) => ({ clientId: id, assignmentId, ...(hasOwn && { message }) })

/** Brings the terms of all and of each client up to date, in an assignment that was left unfinished. */
export const withCurrentTerms = <Terms extends object, Values extends Terms & { clients: readonly Terms[] }>(
  values: Values,
  currentOf: (terms: Terms) => Terms,
): Values => ({ ...values, ...currentOf(values), clients: values.clients.map(client => ({ ...client, ...currentOf(client) })) })

/** The first day of an assignment that was left unfinished: the preset one where it has passed. */
export const currentStart = (startDay: string, { today, preset }: { today: string; preset: string }): string =>
  isDay(startDay) && startDay < today ? preset : startDay

/** The values as the device stores them: the facts of each client, health data among them, are read anew. */
export const withoutFacts = <Values extends { clients: readonly { facts?: unknown }[] }>(values: Values): Values => ({
  ...values,
  clients: values.clients.map(({ facts: _facts, ...client }) => client),
})
