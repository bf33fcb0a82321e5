import type { Conversation, Message } from '@allenio/contract/chat'
import { createContext, use } from 'react'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useMessageActions } from '../../conversations/actions.ts'
import { useThreadWords } from '../words.ts'

type Emoji = Message['reactions'][number]['emoji']

/** The actions that a thread offers for its messages. */
export interface ThreadActions {
  /** The reader belongs to the team and needs to see which member wrote a message. */
  isTeam: boolean
  /** The client of the conversation. */
  clientId: string
  /** Messages about something that is not there any more, or that the reader may not open. */
  goneSubjects: ReadonlySet<string>
  reply: (message: Message) => void
  /** Scrolls to a message, even if it is not loaded yet. */
  show: (messageId: string) => void
  openMedia: (messageId: string) => void
  react: (message: Message, emoji: Emoji | null) => void
  remove: (message: Message) => void
  /** Marks that a client's message waits for no answer, or that it does after all. */
  settle: (message: Message) => void
  copy: (message: Message) => void
  /** Forwards a message to other clients. */
  forward: (message: Message) => void
}

export const ThreadContext = createContext<ThreadActions | undefined>(undefined)

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadContext)
  if (!actions) throw new Error('a message stands outside of its thread')
  return actions
}

type OwnActions = Pick<ThreadActions, 'reply' | 'show' | 'openMedia' | 'forward' | 'goneSubjects'>

export function useActionsOf(conversation: Conversation, ownActions: OwnActions): ThreadActions {
  const t = useThreadWords()
  const { react, deletion, settling } = useMessageActions()
  return {
    isTeam: conversation.may.note,
    clientId: conversation.clientId,
    ...ownActions,
    react: ({ id }, emoji) => react.mutate({ id, emoji }),
    settle: ({ id, needsNoAnswer }) => settling.mutate({ id, needsNoAnswer: !needsNoAnswer }),
    remove: message => void askAndRemove(message),
    copy: ({ message }) =>
      void navigator.clipboard.writeText(message).then(
        () => toast({ type: 'success', text: t('copied') }),
        () => toast({ type: 'error', text: t('copyFailed') }),
      ),
  }

  async function askAndRemove({ id, conversationId }: Message): Promise<void> {
    const isSure = await confirm({ title: t('deleteTitle'), text: t('deleteText'), proceed: t('delete'), danger: true })
    if (isSure) deletion.mutate({ id, messageId: id, conversationId })
  }
}
