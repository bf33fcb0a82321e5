import type { Output } from '@allenio/contract'
import { completeClientAction, listClientActions } from '@allenio/contract/client-actions'
import type { ClientAction } from '@allenio/contract/client-actions'
import type { QueryClient } from '@tanstack/react-query'
import { changeRow } from '#lib/api'
import { onWriteSent } from '#lib/offline'

/** Shows the answer of a write at once in every list; the next read corrects the order of the rows. */
export const showAction = (cache: QueryClient, action: ClientAction): void =>
  changeRow(cache, listClientActions, { id: action.id, change: () => action })

let followed: QueryClient | undefined

/** A completion is sent a moment after the press. This shows the server's answer, even if the page was left meanwhile. */
export function followCompletions(cache: QueryClient): void {
  if (followed === cache) return
  followed = cache
  const { method, path } = completeClientAction
  onWriteSent(({ call }, answer) => {
    if (call.method !== method || call.path !== path) return
    showAction(cache, answer as Output<typeof completeClientAction>) // the answer of this very call
  })
}
