import { getChanges } from '@allenio/contract/chat'
import type { ChatEvent, Message } from '@allenio/contract/chat-messages'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api'
import { isMobile, isVisible } from '#lib/device'
import { toast, type ToastButton } from '#ui/toast'
import { knownConversation } from '../data/lists.ts'
import { newsOf } from '../data/news.ts'
import { excerptIn } from '../thread/excerpt.ts'
import { useBoxWords } from '../words/box.ts'
import { useThreadWords } from '../words/thread.ts'
import { isBeforeEyes } from './before-eyes.ts'
import { boxPlace, openChat } from './box-state.ts'
import { firstWords, isNews } from './news-words.ts'

type Came = ChatEvent<'chat message'>

/** A quiet word about what somebody wrote while one works elsewhere: of each conversation the last. */
export async function announce(cache: QueryClient, came: Came, isClient: boolean): Promise<void> {
  const { conversationId } = came
  const isElsewhere = () => isVisible() && !isBeforeEyes(
    { id: conversationId, clientId: knownConversation(cache, conversationId)?.clientId },
    { href: location.href, isPhone: isMobile(), isClient, box: boxPlace() },
  )
  if (!isElsewhere()) return
  const message = came.message ?? await longMessage(came)
  if (!message || !isNews(message, isClient) || !isElsewhere()) return
  toast({ id: `chat ${conversationId}`, text: textOf(message), buttons: [wayTo(conversationId)] })
}

/** Too long for an event, it is asked for. */
async function longMessage({ conversationId: id, messageId, revision }: Came): Promise<Message | undefined> {
  const { messages } = await call(getChanges, { id, since: revision - 1 })
  return messages.find(message => message.id === messageId)
}

function textOf(message: Message): string {
  const said = { name: message.sender.name, text: firstWords(excerptIn(useThreadWords.say)(message).text) }
  return message.isTeamNote ? useBoxWords.say('notedNews', said) : useBoxWords.say('news', said)
}

function wayTo(conversationId: string): ToastButton {
  const text = useBoxWords.say('reply')
  // the box does not stand over the inbox
  if (location.pathname === '/chats') return { text, to: newsOf(conversationId) }
  return { text, onClick: () => openChat(conversationId) }
}
