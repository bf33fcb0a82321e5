import { listScheduledMessages } from '@allenio/contract/chat-desk'
import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { read } from '#lib/api'

/** One's own messages that wait or were refused, of one conversation or of all. */
export const scheduledQuery = (conversationId?: string) =>
  read(listScheduledMessages, conversationId === undefined ? {} : { conversationId }, { quiet: true })

const soonMs = 5000
const longestMs = 10 * 60_000

/** When the list is worth asking for again: just after the next one should have left. */
export function refetchDelay(messages: readonly ScheduledMessage[] | undefined, now: number): number | false {
  const next = messages
    ?.filter(({ state }) => state === 'waiting')
    .map(({ sendAt }) => Date.parse(sendAt))
    .sort((one, other) => one - other)[0]
  return next === undefined ? false : Math.min(longestMs, Math.max(soonMs, next - now + 2000))
}
