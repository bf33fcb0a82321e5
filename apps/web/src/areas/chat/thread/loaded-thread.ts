import type { Output } from '@allenio/contract'
import type { Conversation, getChanges, getConversation, Message } from '@allenio/contract/chat'

/** The loaded part of a conversation: one stretch without gaps, the oldest message first. */
export interface Thread {
  conversation: Conversation
  messages: readonly Message[]
  hasOlder: boolean
  hasNewer: boolean
  /** Every change up to this revision is included; some later ones may be, too. */
  revision: number
}

export type Page = Output<typeof getConversation>
type Changes = Pick<Output<typeof getChanges>, 'conversation' | 'messages' | 'revision'>

export const threadFromPage = ({ conversation, messages, hasOlder, hasNewer }: Page): Thread => ({
  conversation,
  messages,
  hasOlder,
  hasNewer,
  revision: conversation.revision,
})

const laterOf = (one: string | null, other: string | null): string | null => (one !== null && (other === null || one > other) ? one : other)

/** The newer of two versions. Answers may arrive out of order, so a read position never moves back, except after a wipe. */
export function withConversation(before: Conversation, next: Conversation): Conversation {
  const newest = next.revision >= before.revision ? next : before
  if (before.wipedTo !== next.wipedTo) return newest
  return { ...newest, readTo: laterOf(before.readTo, next.readTo), othersReadTo: laterOf(before.othersReadTo, next.othersReadTo) }
}

/** Merges by id, in the order of the ids, and keeps the latest form of each message. */
export function mergeMessages(before: readonly Message[], more: readonly Message[]): readonly Message[] {
  if (more.length === 0) return before
  const byId = new Map(before.map(message => [message.id, message]))
  for (const message of more) {
    const current = byId.get(message.id)
    if (!current || message.revision >= current.revision) byId.set(message.id, message)
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

const withoutWiped = (messages: readonly Message[], { wipedTo }: Conversation): readonly Message[] =>
  wipedTo !== null && messages.some(({ id }) => id <= wipedTo) ? messages.filter(({ id }) => id > wipedTo) : messages

/** Leaves out changed messages outside of the loaded stretch: their own page brings them when somebody scrolls there. */
function withinStretch({ messages, hasOlder, hasNewer }: Thread, more: readonly Message[]): readonly Message[] {
  const first = messages[0]?.id
  const last = messages.at(-1)?.id
  return more.filter(({ id }) => (!hasOlder || first === undefined || id >= first) && (!hasNewer || (last !== undefined && id <= last)))
}

export function withChanges(thread: Thread, { conversation, messages, revision }: Changes): Thread {
  const current = withConversation(thread.conversation, conversation)
  const merged = withoutWiped(mergeMessages(thread.messages, withinStretch(thread, messages)), current)
  const isEmptied = merged.length === 0 && thread.messages.length > 0
  return {
    ...thread,
    conversation: current,
    messages: merged,
    ...(isEmptied && { hasOlder: false }),
    revision: Math.max(thread.revision, revision),
  }
}

/** Adds a message that arrived as an event. Its revision shows whether an earlier one is missing. */
export function withMessage(thread: Thread, message: Message): Thread {
  const isNext = message.revision === thread.revision + 1
  return {
    ...thread,
    messages: withoutWiped(mergeMessages(thread.messages, withinStretch(thread, [message])), thread.conversation),
    revision: isNext ? message.revision : thread.revision,
  }
}

/**
 * Adds a page before or after the loaded messages. The page may be older or newer than they are, so the lower revision is
 * kept: the next request for changes brings what lies between.
 */
export function withPage(thread: Thread, page: Page, side: 'older' | 'newer'): Thread {
  const conversation = withConversation(thread.conversation, page.conversation)
  return {
    conversation,
    messages: withoutWiped(mergeMessages(thread.messages, page.messages), conversation),
    hasOlder: side === 'older' ? page.hasOlder : thread.hasOlder,
    hasNewer: side === 'newer' ? page.hasNewer : thread.hasNewer,
    revision: Math.min(thread.revision, page.conversation.revision),
  }
}

/** Replaces messages that were read again, and adds none. */
export const withFresh = (thread: Thread, messages: readonly Message[]): Thread => ({
  ...thread,
  messages: mergeMessages(thread.messages, withinStretch({ ...thread, hasOlder: true, hasNewer: true }, messages)),
})

const cachedMessages = 50

/** The part that the device keeps: the end, because people continue there. */
export function endOf(thread: Thread): Thread | undefined {
  if (thread.hasNewer) return undefined
  const messages = thread.messages.slice(-cachedMessages)
  return { ...thread, messages, hasOlder: thread.hasOlder || messages.length < thread.messages.length }
}
