import { getSharedShoppingList, tickSharedShoppingLines } from '@allenio/contract/shopping-lists'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, isGone, read } from '#lib/api'
import { onOnlineChange, useIsOnline } from '#lib/device'
import { loadTicks, noTicks, storeTicks, withHeld, withoutSent, withTick, type HeldTicks } from './held-ticks.ts'

/** The time between two reads: others tick the list too, and without an account there is no socket. */
const refreshMs = 15_000

/** The list behind a link, with the ticks that have not left this device. */
export function useSharedList(token: string) {
  const cache = useQueryClient()
  const query = useQuery({ ...read(getSharedShoppingList, { token }, { quiet: true }), retry: 1, refetchInterval: refreshMs })
  const [held, setHeld] = useState(() => loadTicks(token))
  const ticks = useRef(held)
  const isSending = useRef(false)

  const keep = (next: HeldTicks) => {
    ticks.current = next
    setHeld(next)
    storeTicks(token, next)
  }
  const send = useEffectEvent(async () => {
    if (isSending.current || Object.keys(ticks.current).length === 0) return
    isSending.current = true
    const sent = ticks.current
    try {
      const list = Object.entries(sent).map(([lineId, tick]) => ({ lineId, ...tick }))
      const answer = await call(tickSharedShoppingLines, { token, ticks: list, sentAt: new Date().toISOString() })
      cache.setQueryData(read(getSharedShoppingList, { token }).queryKey, answer)
      keep(withoutSent(ticks.current, sent))
    } catch (error) {
      // without a network they are sent later; a link that is over takes none
      if (isGone(error)) {
        keep(noTicks)
        void query.refetch()
      }
    } finally {
      isSending.current = false
    }
  })

  const isOnline = useIsOnline()
  const isHolding = Object.keys(held).length > 0
  useEffect(() => {
    void send()
    const timer = setInterval(() => void send(), refreshMs)
    const stop = onOnlineChange(() => void send())
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [held])

  const { data, error, isPending, isRefetching, refetch } = query
  return {
    list: data && withHeld(data, held),
    error,
    isPending,
    isRefetching,
    refetch,
    isWaiting: isHolding && (!isOnline || error !== null),
    tick: (lineId: string, isTicked: boolean) => keep(withTick(ticks.current, lineId, isTicked)),
  }
}
