import type { Message } from '@allenio/contract/chat'
import { useEffect, useEffectEvent } from 'react'
import { isOnline, useMinute } from '#lib/device'

const aheadMs = 45_000

/** The address of a file contains the time at which it expires. */
const isExpiring = ({ fileUrl }: Message, now: number): boolean => {
  const until = /[?&]e=(\d+)/.exec(fileUrl ?? '')?.[1]
  return until !== undefined && Number(until) * 1000 < now + aheadMs
}

/** Renews the expiring file addresses of visible messages, also in a thread that is open for long or comes from the device. */
export function useFreshLinks(visibleMessages: readonly Message[], onExpire: (messageId: string) => void): void {
  const minute = useMinute()
  const expiringId = visibleMessages.find(message => isExpiring(message, minute))?.id
  const refresh = useEffectEvent(onExpire)
  useEffect(() => {
    if (expiringId !== undefined && isOnline()) refresh(expiringId)
  }, [expiringId, minute])
}
