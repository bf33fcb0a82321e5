import type { Conversation } from '@allenio/contract/chat'
import type { Message } from '@allenio/contract/chat-messages'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useMessageActions } from '../conversations/actions.ts'
import { useThreadWords } from './words.ts'
import type { ThreadActions } from './thread-actions.ts'

type OwnActions = Pick<ThreadActions, 'reply' | 'show' | 'openMedia' | 'forward'>

export function useActionsOf(conversation: Conversation, ownActions: OwnActions): ThreadActions {
  const t = useThreadWords()
  const { react, deletion } = useMessageActions()
  return {
    conversation,
    isTeam: conversation.may.note,
    ...ownActions,
    react: ({ id }, emoji) => react.mutate({ id, emoji }),
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
