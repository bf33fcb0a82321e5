import { getClientAction, listClientActions } from '@allenio/contract/client-actions'
import { listQuery } from '#lib/api'

/** All that a client was asked: what is due first comes first, what is done last. */
export const actionsQuery = (clientId: string) =>
  listQuery(listClientActions, { clientId }, { rows: ({ userClientActions }) => userClientActions, quiet: true, keep: true })

/** One action with its answers, the newest first. */
export const actionQuery = (id: string) => listQuery(getClientAction, { id }, { rows: ({ completions }) => completions, quiet: true })
