// Assignments to several clients are forms of the same kind: terms for all, and for each client their own.

/** Brings the terms of all and of each client up to date, in an assignment that was left unfinished. */
export const withCurrentTerms = <Terms extends object, Values extends Terms & { clients: readonly Terms[] }>(
  values: Values,
  currentOf: (terms: Terms) => Terms,
): Values => ({ ...values, ...currentOf(values), clients: values.clients.map(client => ({ ...client, ...currentOf(client) })) })

/** The values as the device stores them: the facts of each client, health data among them, are read anew. */
export const withoutFacts = <Values extends { clients: readonly { facts?: unknown }[] }>(values: Values): Values => ({
  ...values,
  clients: values.clients.map(({ facts: _facts, ...client }) => client),
})
