import type { Endpoint, Input } from '@allenio/contract'
import {
  addOwnShoppingLine,
  deleteOwnShoppingLine,
  getOwnShoppingList,
  saveOwnShoppingList,
  tickOwnShoppingLines,
  type ShoppingList,
} from '@allenio/contract/shopping-lists'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf, read } from '#lib/api'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { toast } from '#ui/toast'
import { useShoppingWords } from './words.ts'
import { withWaiting, type ShoppingWrite } from './waiting-list.ts'

/** The client's list with what waits on this device. Its `data` is undefined until the device or the server has answered. */
export function useShoppingList() {
  const query = useQuery(read(getOwnShoppingList, {}, { isStored: true, quiet: true }))
  const writes = useShoppingWrites()
  const stored = query.data?.shoppingList
  const list = useMemo(() => {
    // a list that was made here is shown, also if the server was never reached
    const isKnown = stored !== undefined || writes.some(({ kind }) => kind === 'save')
    return isKnown ? withWaiting(stored ?? null, writes) : undefined
  }, [stored, writes])
  const { error, isRefetching, refetch } = query
  return { list, error, isRefetching, refetch }
}

function useShoppingWrites(): readonly ShoppingWrite[] {
  const saves = useWaitingWrites(saveOwnShoppingList)
  const adds = useWaitingWrites(addOwnShoppingLine)
  const deletes = useWaitingWrites(deleteOwnShoppingLine)
  const ticks = useWaitingWrites(tickOwnShoppingLines)
  return useMemo(
    () => [
      ...saves.map(({ input, writtenAt }) => ({ kind: 'save' as const, input, writtenAt })),
      ...adds.map(({ input, writtenAt }) => ({ kind: 'add' as const, input, writtenAt })),
      ...deletes.map(({ input, writtenAt }) => ({ kind: 'delete' as const, input, writtenAt })),
      ...ticks.map(({ input, writtenAt }) => ({ kind: 'tick' as const, input, writtenAt })),
    ],
    [saves, adds, deletes, ticks],
  )
}

// a tick must not overtake the list that it belongs to
const lane = 'shopping list'

/** All of it shows at once, and leaves when there is a network. */
export function useListWrites() {
  const t = useShoppingWords()
  return {
    save: (list: Pick<ShoppingList, 'id' | 'days' | 'people'> & Pick<Input<typeof saveOwnShoppingList>, 'lines'>) =>
      send(saveOwnShoppingList, { ...list, ...versionNow() }, t('title')),
    add: (id: string, text: string) => send(addOwnShoppingLine, { id, lineId: newId(), text, ...versionNow() }, text),
    remove: (id: string, lineId: string, name: string) => send(deleteOwnShoppingLine, { id, lineId }, name),
    tick: (id: string, lineId: string, { isTicked, name }: { isTicked: boolean; name: string }) => {
      const { changedAt, sentAt } = versionNow()
      return send(tickOwnShoppingLines, { id, ticks: [{ lineId, isTicked, changedAt }], sentAt }, name)
    },
  }
}

/** Moments of this device's clock: the server compares it with its own when the write leaves. */
const versionNow = () => {
  const now = new Date().toISOString()
  return { changedAt: now, sentAt: now }
}

async function send<E extends Endpoint>(endpoint: E, input: Input<E>, title: string): Promise<void> {
  const isTimed = endpoint.method !== 'DELETE'
  const outcome = await sendOrKeep(endpoint, input, { title, lane, ...(isTimed && { sentAtField: 'sentAt' }) })
  if (outcome.state === 'refused') toast({ type: 'error', text: messageOf(outcome.error) })
}
