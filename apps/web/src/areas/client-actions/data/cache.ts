import type { Output } from '@allenio/contract'
import { completeClientAction, listClientActions } from '@allenio/contract/client-actions'
import type { ClientAction } from '@allenio/contract/client-actions'
import type { QueryClient } from '@tanstack/react-query'
import { changeRow } from '#lib/api'
import { onWriteSent } from '#lib/offline'

/** What a write answered stands at once wherever the action shows; its place in the order comes with the next read. */
export const showAction = (cache: QueryClient, action: ClientAction): void =>
  changeRow(cache, listClientActions, { id: action.id, change: () => action })

let followed: QueryClient | undefined

/** What is sent a moment after the press shows as the server has it, also when the page was left meanwhile. */
export function followCompletions(cache: QueryClient): void {
  if (followed === cache) return
  followed = cache
  const { method, path } = completeClientAction
  onWriteSent(({ call }, answer) => {
    if (call.method !== method || call.path !== path) return
    showAction(cache, answer as Output<typeof completeClientAction>) // what this very call answered
  })
}
