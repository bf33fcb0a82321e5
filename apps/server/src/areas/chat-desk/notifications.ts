import { fullName } from '@allenio/domain/clients'
import { chatGroup, type ConversationRow } from '#areas/chat'
import type { WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'
import { refusalSentence } from './words.ts'

interface Subject extends Record<string, string | null> {
  /** Empty, like the conversation's, for an author who no longer takes part. */
  clientName: string
  conversationId: string | null
  /** An error code, which is put into words when it is shown. */
  reason: string
}

export const scheduledRefused = defineNotification<Subject>({
  kind: 'scheduled message refused',
  group: chatGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Un messaggio programmato non parte', title: 'Un messaggio programmato non è partito', body: '{{why}}' },
    en: { name: 'A scheduled message is not sent', title: 'A scheduled message was not sent', body: '{{why}}' },
  },
  values({ clientName, reason }, language) {
    const why = refusalSentence(language, reason) ?? ''
    return { why: clientName ? `${clientName}: ${why}` : why }
  },
  link: ({ subject }) => (subject.conversationId === null ? '/chats' : `/chats?c=${subject.conversationId}`),
})

interface RefusedMessage {
  id: string
  membership_id: string
  code: string
  /** Set if its author still takes part. */
  conversation?: ConversationRow
}

export const notifyRefused = (db: WorkspaceDb, { id, membership_id, code, conversation }: RefusedMessage): Promise<void> =>
  notify(db, scheduledRefused, {
    to: [membership_id],
    clientId: conversation?.client_id ?? null,
    subject: { clientName: conversation ? fullName(conversation) : '', conversationId: conversation?.id ?? null, reason: code },
    about: id,
  })
