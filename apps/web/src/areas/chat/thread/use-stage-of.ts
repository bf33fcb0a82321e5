import type { Conversation } from '@allenio/contract/chat'
import type { Message } from '@allenio/contract/chat-messages'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useMessageActions } from '../conversations/actions.ts'
import { useThreadWords } from './words.ts'
import type { Stage } from './stage.ts'

type Own = Pick<Stage, 'reply' | 'show' | 'openMedia' | 'forward'>

export function useStageOf(conversation: Conversation, own: Own): Stage {
  const t = useThreadWords()
  const { react, remove } = useMessageActions()
  return {
    conversation,
    isTeam: conversation.may.note,
    ...own,
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
    if (isSure) remove.mutate({ id, messageId: id, conversationId })
  }
}
