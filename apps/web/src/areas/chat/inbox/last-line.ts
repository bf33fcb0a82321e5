import type { Conversation, MessageType } from '@allenio/contract/chat'
import { useInboxWords } from './words.ts'
import { excerptIn } from '../thread/excerpt.ts'
import { clockOf } from '../thread/voice/voice-player.ts'
import { useThreadWords } from '../thread/words.ts'

export interface LastLine {
  /** The kind of message that an icon shows beside the words; undefined for a plain text. */
  icon: Exclude<MessageType, 'text'> | 'deleted' | undefined
  text: string
}

type Last = NonNullable<Conversation['lastMessage']>

/** The last message in one line, with its sender if that is not the client. */
export function useLastLine(): (conversation: Pick<Conversation, 'lastMessage'>) => LastLine {
  const words = { t: useInboxWords(), say: useThreadWords() }
  return ({ lastMessage }) => lineOf(lastMessage, words)
}

interface Words {
  t: ReturnType<typeof useInboxWords>
  say: ReturnType<typeof useThreadWords>
}

export function lineOf(lastMessage: Last | null, { t, say }: Words): LastLine {
  if (!lastMessage) return { icon: undefined, text: t('noMessageYet') }
  const { sender, isOwn, deletedAt, type, duration } = lastMessage
  const excerpt = excerptIn(say)(lastMessage).text.replaceAll(/\s+/g, ' ')
  if (deletedAt) return { icon: 'deleted', text: excerpt }
  const content = type === 'voice' ? t('voice', { length: clockOf(duration ?? 0) }) : excerpt
  const name = sender.name.split(' ')[0] ?? ''
  const text = isOwn ? t('you', { text: content }) : sender.role === 'client' ? content : t('other', { name, text: content })
  return { icon: type === 'text' ? undefined : type, text }
}
