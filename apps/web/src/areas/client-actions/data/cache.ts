import type { Output } from '@allenio/contract'
import { completeClientAction, getClientAction, listClientActions } from '@allenio/contract/client-actions'
import type { ClientAction } from '@allenio/contract/client-actions'
import { listAttention } from '@allenio/contract/home'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'
import { onWriteSent } from '#lib/offline'

type Page = Output<typeof listClientActions>
type Kept = InfiniteData<Page, number> | Page | undefined

const changeRows = (cache: QueryClient, change: (rows: ClientAction[]) => ClientAction[]) => {
  const changed = (page: Page): Page => ({ ...page, userClientActions: change(page.userClientActions) })
  cache.setQueriesData<Kept>({ queryKey: keyOf(listClientActions) }, kept =>
    kept && 'pages' in kept ? { ...kept, pages: kept.pages.map(changed) } : kept && changed(kept))
}

/** What a write answered stands at once wherever the action shows; its place in the order comes with the next read. */
export const showAction = (cache: QueryClient, action: ClientAction): void =>
  changeRows(cache, rows => rows.map(row => row.id === action.id ? action : row))

export const dropAction = (cache: QueryClient, id: string): void =>
  changeRows(cache, rows => rows.filter(row => row.id !== id))

/** Lists, counts, answers, and who needs attention because of them. */
export async function refreshActions(cache: QueryClient): Promise<void> {
  await Promise.all([listClientActions, getClientAction, listAttention].map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

let followed: QueryClient | undefined

/** What is sent a moment after the press shows as the server has it, also when the page was left meanwhile. */
export function followCompletions(cache: QueryClient): void {
  if (followed === cache) return
  followed = cache
  const { method, path } = completeClientAction
  onWriteSent(({ call }, answer) => {
    if (call.method !== method || call.path !== path) return
    showAction(cache, answer as Output<typeof completeClientAction>) // what this very call answered
    void refreshActions(cache)
  })
}
