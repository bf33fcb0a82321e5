import type { Conversation } from '@allenio/contract/chat'
import { confirm } from '#ui/confirm'
import { useThreadWords } from '../thread/words.ts'
import { useConversationActions } from './actions.ts'

type WipeTarget = Pick<Conversation, 'id' | 'chatInfo'>

/** Wipes a conversation after a confirmation: for oneself or, with a typed word, for everybody. */
export function useWipe() {
  const t = useThreadWords()
  const { wipe } = useConversationActions()
  const forMe = async ({ id }: WipeTarget) => {
    const isSure = await confirm({ title: t('wipeTitle'), text: t('wipeText'), proceed: t('wipeProceed'), danger: true })
    if (isSure) wipe.mutate({ id })
  }
  const forAll = async ({ id, chatInfo: { title } }: WipeTarget) => {
    const isSure = await confirm({
      title: t('wipeAllTitle'),
      text: t('wipeAllText', { name: title }),
      proceed: t('wipeProceed'),
      danger: true,
      verificationWord: t('wipeWord'),
    })
    if (isSure) wipe.mutate({ id, wipeoutAll: true })
  }
  return { forMe: (target: WipeTarget) => void forMe(target), forAll: (target: WipeTarget) => void forAll(target) }
}

type WipeState = Pick<Conversation, 'lastMessage' | 'totalMessages' | 'wipedTo' | 'may'>

/** Whether the reader sees any message. A team note is never the last message, but it counts. */
export const hasVisibleMessages = ({ lastMessage, totalMessages }: Pick<WipeState, 'lastMessage' | 'totalMessages'>): boolean =>
  lastMessage !== null || totalMessages > 0

/** A reader who has wiped a conversation for themself may still wipe it for all, because the others may still see messages. */
export const mayWipeAll = (conversation: WipeState): boolean =>
  conversation.may.wipeAll && (hasVisibleMessages(conversation) || conversation.wipedTo !== null)
