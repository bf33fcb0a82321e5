import type { Language } from '@allenio/contract'
import type { MessageType } from '@allenio/contract/chat'
import { excerptOf } from '@allenio/domain/chat'
import { fullName } from '@allenio/domain/clients'
import { retractNotifications, markSeen, moveNotificationsAbout } from '#areas/notifications'
import { sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'
import { makeSay, type Words } from '#platform/words'
import { findMessages, type MessageRow } from './messages/message-rows.ts'
import { findPeople, showMember } from './conversations/people.ts'
import { unread } from './conversations/unread.ts'

// A conversation is one subject: a newer message replaces the unread notification about it. The chat counts its unread messages
// itself, so that no message appears in the list of notifications.

const say = makeSay({
  it: {
    image: 'Ti ha mandato una foto',
    video: 'Ti ha mandato un video',
    voice: 'Messaggio vocale',
    other: 'Ti ha mandato un file',
    note: 'Nota del team: {{text}}',
  },
  en: { image: 'Sent you a photo', video: 'Sent you a video', voice: 'Voice note', other: 'Sent you a file', note: 'Team note: {{text}}' },
} as const satisfies Words<Exclude<MessageType, 'text'> | 'note'>)

type Subject = Record<'sender' | 'text' | 'type' | 'conversationId' | 'messageId' | 'isNote', string>

function textOf({ text, type, isNote }: Subject, language: Language): string {
  const content = text || (type === 'text' ? '' : say(language)(type as Exclude<MessageType, 'text'>)) // written by subjectOf
  return isNote ? say(language)('note', { text: content }) : content
}

export const chatGroup = { id: 'chat', order: 20, names: { it: 'Chat', en: 'Chat' } } as const

export const messageCame = defineNotification<Subject>({
  kind: 'message',
  group: chatGroup,
  roles: ['admin', 'coach', 'nutritionist', 'client'],
  presets: { inApp: 'never', push: true, mail: true },
  isMessage: true,
  words: {
    it: { name: 'Nuovi messaggi', title: '{{sender}}', body: '{{text}}' },
    en: { name: 'New messages', title: '{{sender}}', body: '{{text}}' },
  },
  values: (subject, language) => ({ sender: subject.sender, text: textOf(subject, language) }),
  link: ({ subject }) => `/chats?c=${subject.conversationId}`,
})

/** The sender as the receivers may see them, and the beginning of the message. */
async function subjectOf(db: WorkspaceDb, row: MessageRow): Promise<Subject> {
  const people = await findPeople(db, [row.sender_id])
  const asTold = {
    role: row.is_from_client || row.is_team_note ? 'coach' : 'client',
    personId: '',
    membershipId: '',
    withheldPermissions: [],
    language: 'it',
  } as const
  return {
    sender: row.is_from_client ? fullName(row) : showMember(people, row.sender_id, asTold).name,
    text: excerptOf(row.body),
    type: row.kind,
    conversationId: row.conversation_id,
    messageId: row.id,
    isNote: row.is_team_note ? 'yes' : '',
  }
}

/** Notifies the members who have not read the message. */
export async function notifyReaders(db: WorkspaceDb, row: MessageRow, to: readonly string[]): Promise<void> {
  await notify(db, messageCame, {
    to,
    by: row.sender_id,
    clientId: row.client_id,
    subject: await subjectOf(db, row),
    once: row.id,
    about: row.conversation_id,
  })
}

/** Marks notifications as read once the messages were read in the conversation; without an id, those of all conversations. */
export const markMessagesSeen = (db: WorkspaceDb, membershipId: string, conversationId?: string): Promise<void> =>
  markSeen(db, { membershipId, kind: messageCame.kind, ...(conversationId !== undefined && { about: conversationId }) })

interface DeletedMessage {
  conversationId: string
  messageId: string
}

/** Retracts the notification of a deleted message; members who have an earlier unread message are notified of that one instead. */
export async function retractNotification(db: WorkspaceDb, { conversationId, messageId }: DeletedMessage): Promise<void> {
  const unseen = await db.many<Row<'messages', 'id'> & { membershipId: Row<'conversation_readers'>['membership_id'] }>(sql`
    select r.membership_id as "membershipId", u.id from conversation_readers r
    join memberships m on m.workspace_id = r.workspace_id and m.id = r.membership_id
    cross join lateral (select id from ${unread} listed where id < ${messageId} order by id desc limit 1) u
    where r.conversation_id = ${conversationId}`)
  const earlier = []
  for (const row of await findMessages(
    db,
    unseen.map(({ id }) => id),
  )) {
    const subject = await subjectOf(db, row)
    for (const { membershipId, id } of unseen) if (id === row.id) earlier.push({ membershipId, subject, once: id })
  }
  await retractNotifications(db, { kind: messageCame.kind, about: conversationId, where: { messageId } }, earlier)
}

/** Deletes all notifications about a conversation that was wiped for all. */
export const retractAllNotifications = (db: WorkspaceDb, conversationId: string): Promise<void> =>
  retractNotifications(db, { kind: messageCame.kind, about: conversationId })

/** Two conversations have become one: notifications about the first lead to the second from now on. */
export const moveNotifications = (db: Db, { workspaceId, from, to }: { workspaceId: string; from: string; to: string }): Promise<void> =>
  moveNotificationsAbout(db, { workspaceId, kind: messageCame.kind, from, to, facts: { conversationId: to } })
