import type { Message } from '@allenio/contract/chat-messages'
import { useEffect, useEffectEvent } from 'react'
import { isOnline, useMinute } from '#lib/device'

const aheadMs = 45_000

/** An address of a file says itself until when it holds. */
const isEnding = ({ fileUrl }: Message, now: number): boolean => {
  const until = /[?&]e=(\d+)/.exec(fileUrl ?? '')?.[1]
  return until !== undefined && Number(until) * 1000 < now + aheadMs
}

/** What is in sight can be opened, however long the thread has stood there or lain on the device. */
export function useFreshLinks(shown: readonly Message[], freshen: (messageId: string) => void): void {
  const minute = useMinute()
  const ending = shown.find(message => isEnding(message, minute))?.id
  const ask = useEffectEvent(freshen)
  useEffect(() => {
    if (ending !== undefined && isOnline()) ask(ending)
  }, [ending, minute])
}
