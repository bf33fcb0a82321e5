import type { ChatDraft, ChatEvent, ChatEventName } from '@allenio/contract/chat'
import type { WorkspaceDb } from '#platform/db'
import { emit } from '#platform/realtime'
import { isClient } from '../conversations/viewer.ts'
import type { MessageRow } from '../messages/message-rows.ts'
import { peopleIn, presentMessage } from '../messages/present-message.ts'
import { findReceivers, type Receiver, type ReceiverQuery } from '../conversations/receivers.ts'

// Events to open devices about stored changes. Each person gets only what they may see, in a private room of their own.

// a hint between nodes holds 6,000 bytes: the device asks for a longer message itself
const messageBytes = 5_200

type EventReceiver = Pick<Receiver, 'personId'>

export const emitTo = <Name extends ChatEventName>(
  db: WorkspaceDb,
  { personId }: EventReceiver,
  event: { name: Name; payload: ChatEvent<Name> },
): void => emit(db, { personId, workspaceId: db.workspaceId }, event.name, event.payload)

/** Each receiver gets a message of their own: names, links and permitted actions differ. */
export async function emitMessage(db: WorkspaceDb, row: MessageRow): Promise<void> {
  const { conversation_id: conversationId, id: messageId, revision } = row
  const receivers = await findReceivers(db, { conversationId, isTeamOnly: row.is_team_note })
  const people = await peopleIn(db, [row])
  for (const receiver of receivers) {
    const presented = presentMessage(row, receiver, people)
    const message = Buffer.byteLength(JSON.stringify(presented)) > messageBytes ? null : presented
    const { unreadCount } = receiver
    const waitingSince = isClient(receiver) ? null : receiver.waitingSince
    emitTo(db, receiver, { name: 'chat message', payload: { conversationId, messageId, revision, unreadCount, waitingSince, message } })
  }
}

export async function emitChange(db: WorkspaceDb, which: ReceiverQuery & { revision: number }): Promise<void> {
  const { conversationId, revision } = which
  for (const receiver of await findReceivers(db, which)) {
    emitTo(db, receiver, { name: 'chat changed', payload: { conversationId, revision } })
  }
}

interface DraftChange {
  conversationId: string
  revision: number
  draft: ChatDraft
}

/** Goes to the other devices of the person who writes. */
export function emitDraft(db: WorkspaceDb, to: EventReceiver, { conversationId, revision, draft }: DraftChange): void {
  const isLong = Buffer.byteLength(JSON.stringify(draft)) > messageBytes
  if (isLong) emitTo(db, to, { name: 'chat changed', payload: { conversationId, revision } })
  else emitTo(db, to, { name: 'chat draft', payload: { conversationId, draft } })
}

interface ReadChange {
  conversationId: string
  /** The member who has read. The other side gets an event only when the read mark that it sees moves on. */
  reader: { membershipId: string; isClient: boolean }
  isFurther: boolean
  clientReadTo: string | null
  teamReadTo: string | null
}

export async function emitRead(db: WorkspaceDb, { conversationId, reader, isFurther, ...to }: ReadChange): Promise<void> {
  for (const receiver of await findReceivers(db, { conversationId })) {
    const isOwn = receiver.membershipId === reader.membershipId
    const isOtherSide = isClient(receiver) !== reader.isClient
    if (!isOwn && !(isFurther && isOtherSide)) continue
    const { unreadCount, readTo } = receiver
    const othersReadTo = isClient(receiver) ? to.teamReadTo : to.clientReadTo
    emitTo(db, receiver, { name: 'chat read', payload: { conversationId, unreadCount, readTo, othersReadTo } })
  }
}
