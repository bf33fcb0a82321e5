import type { Message } from '@allenio/contract/chat-messages'
import { useEffect, useEffectEvent } from 'react'
import { isOnline, useMinute } from '#lib/device'

const aheadMs = 45_000

/** The address of a file contains the time at which it expires. */
const isEnding = ({ fileUrl }: Message, now: number): boolean => {
  const until = /[?&]e=(\d+)/.exec(fileUrl ?? '')?.[1]
  return until !== undefined && Number(until) * 1000 < now + aheadMs
}

/** Renews the expiring file addresses of visible messages, also in a thread that is open for long or comes from the device. */
export function useFreshLinks(shown: readonly Message[], freshen: (messageId: string) => void): void {
  const minute = useMinute()
  const ending = shown.find(message => isEnding(message, minute))?.id
  const ask = useEffectEvent(freshen)
  useEffect(() => {
    if (ending !== undefined && isOnline()) ask(ending)
  }, [ending, minute])
}
