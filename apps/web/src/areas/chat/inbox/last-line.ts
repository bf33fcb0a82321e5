import type { Conversation } from '@allenio/contract/chat'
import type { MessageType } from '@allenio/contract/chat-messages'
import { formats } from '#lib/formats'
import { useInboxWords } from './words.ts'
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
  const { sender, isOwn, deletedAt, type } = lastMessage
  if (deletedAt) return { icon: 'deleted', text: say('deleted') }
  const content = contentOf(lastMessage, { t, say })
  const name = sender.name.split(' ')[0] ?? ''
  const text = isOwn ? t('you', { text: content }) : sender.role === 'client' ? content : t('other', { name, text: content })
  return { icon: type === 'text' ? undefined : type, text }
}

function contentOf({ type, message, filename, duration }: Last, { t, say }: Words): string {
  const words = message.replaceAll(/\s+/g, ' ').trim()
  switch (type) {
    case 'text':
      return words
    case 'image':
      return words || say('photo')
    case 'video':
      return words || say('video')
    case 'voice':
      return t('voice', { length: lengthOf(duration ?? 0) })
    case 'other':
      return words || filename || say('file')
    default:
      return type satisfies never
  }
}

/** 0:34 */
const lengthOf = (seconds: number): string =>
  formats()
    .restTime(Math.round(seconds))
    .replace(/^0(?=\d:)/, '')
