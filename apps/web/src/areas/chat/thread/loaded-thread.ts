import type { Output } from '@allenio/contract'
import type { Conversation, getChanges, getConversation } from '@allenio/contract/chat'
import type { Message } from '@allenio/contract/chat-messages'

/** One unbroken stretch of a conversation, the oldest first, as far as it has been read. */
export interface Thread {
  conversation: Conversation
  messages: readonly Message[]
  hasOlder: boolean
  hasNewer: boolean
  /** Every change of the stretch up to here stands in it; later ones may, too. */
  revision: number
}

export type Page = Output<typeof getConversation>
type Changes = Pick<Output<typeof getChanges>, 'conversation' | 'messages' | 'revision'>

export const opened = ({ conversation, messages, hasOlder, hasNewer }: Page): Thread => ({
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

/** In the order of the ids, each once, in its latest form. */
export function mergeMessages(before: readonly Message[], more: readonly Message[]): readonly Message[] {
  if (more.length === 0) return before
  const byId = new Map(before.map(message => [message.id, message]))
  for (const message of more) {
    const known = byId.get(message.id)
    if (!known || message.revision >= known.revision) byId.set(message.id, message)
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

const unwiped = (messages: readonly Message[], { wipedTo }: Conversation): readonly Message[] =>
  wipedTo !== null && messages.some(({ id }) => id <= wipedTo) ? messages.filter(({ id }) => id > wipedTo) : messages

/** Leaves out changed messages outside of the loaded stretch: their own page brings them when somebody scrolls there. */
function withinStretch({ messages, hasOlder, hasNewer }: Thread, more: readonly Message[]): readonly Message[] {
  const first = messages[0]?.id
  const last = messages.at(-1)?.id
  return more.filter(({ id }) => (!hasOlder || first === undefined || id >= first) && (!hasNewer || (last !== undefined && id <= last)))
}

export function withChanges(thread: Thread, { conversation, messages, revision }: Changes): Thread {
  const known = withConversation(thread.conversation, conversation)
  const merged = unwiped(mergeMessages(thread.messages, withinStretch(thread, messages)), known)
  const isEmptied = merged.length === 0 && thread.messages.length > 0
  return {
    ...thread,
    conversation: known,
    messages: merged,
    ...(isEmptied && { hasOlder: false }),
    revision: Math.max(thread.revision, revision),
  }
}

/** A message that came by itself; whether something is missing before it, the revision tells. */
export function withMessage(thread: Thread, message: Message): Thread {
  const isNext = message.revision === thread.revision + 1
  return {
    ...thread,
    messages: unwiped(mergeMessages(thread.messages, withinStretch(thread, [message])), thread.conversation),
    revision: isNext ? message.revision : thread.revision,
  }
}

/**
 * A page before or after what is there. It may be of a moment before the last change, or after: what lies between is
 * asked for from the earlier of the two.
 */
export function withPage(thread: Thread, page: Page, side: 'older' | 'newer'): Thread {
  const conversation = withConversation(thread.conversation, page.conversation)
  return {
    conversation,
    messages: unwiped(mergeMessages(thread.messages, page.messages), conversation),
    hasOlder: side === 'older' ? page.hasOlder : thread.hasOlder,
    hasNewer: side === 'newer' ? page.hasNewer : thread.hasNewer,
    revision: Math.min(thread.revision, page.conversation.revision),
  }
}

/** The same messages, read again: none is added. */
export const withFresh = (thread: Thread, messages: readonly Message[]): Thread => ({
  ...thread,
  messages: mergeMessages(thread.messages, withinStretch({ ...thread, hasOlder: true, hasNewer: true }, messages)),
})

const keptMessages = 50

/** As much of it as stays on the device: the end, where one goes on. */
export function endOf(thread: Thread): Thread | undefined {
  if (thread.hasNewer) return undefined
  const messages = thread.messages.slice(-keptMessages)
  return { ...thread, messages, hasOlder: thread.hasOlder || messages.length < thread.messages.length }
}
