import type { LastMessage, Message } from '@allenio/contract/chat'
import { excerptOf } from '@allenio/domain/chat'
import { formatAgo } from '@allenio/domain/formats'
import { fullName } from '@allenio/domain/clients'
import { clientPhoto } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { fileLink, presentFile } from '#platform/files'
import type { z } from 'zod'
import { closureOf } from '../closure.ts'
import type { MessageRow, QuotedRow } from './message-rows.ts'
import { findPeople, showMember, type People, type ShownPerson } from '../conversations/people.ts'
import { subjectFor } from './subjects.ts'
import { isClient, type Viewer } from '../conversations/viewer.ts'

/** The members who appear in these messages: as senders, in quotes and by reactions. */
export const peopleIn = (db: WorkspaceDb, rows: readonly MessageRow[]): Promise<People> =>
  findPeople(
    db,
    rows.flatMap(row => [row.sender_id, row.quoted?.sender_id ?? null, ...(row.reactions ?? []).map(({ membership_id }) => membership_id)]),
  )

type Client = Pick<MessageRow, 'workspace_id' | 'client_membership_id' | 'first_name' | 'last_name' | 'photo_file_id'>

/** Shows the client by their record, which exists before an account and after its end. */
const showClient = (client: Client, { personId }: Viewer): ShownPerson => ({
  id: client.client_membership_id,
  name: fullName(client),
  photo: clientPhoto(client, personId),
  role: 'client',
})

const isOwn = ({ sender_id, is_from_client }: Pick<MessageRow, 'sender_id' | 'is_from_client'>, viewer: Viewer): boolean =>
  isClient(viewer) ? is_from_client : sender_id === viewer.membershipId

const utc = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString())

export function presentMessage(row: MessageRow, viewer: Viewer, people: People): Message {
  const file = row.file && presentFile(row.file, viewer.personId)
  const isMine = isOwn(row, viewer)
  const isThere = row.deleted_at === null
  return {
    id: row.id,
    conversationId: row.conversation_id,
    type: row.kind,
    message: row.body,
    fileUrl: file?.url ?? null,
    thumbUrl: file?.thumbUrl ?? null,
    filename: file?.name ?? null,
    file,
    duration: row.duration,
    waveform: row.waveform,
    sender: row.is_from_client ? showClient(row, viewer) : showMember(people, row.sender_id, viewer),
    isOwn: isMine,
    isTeamNote: row.is_team_note,
    deviceId: isMine ? row.device_id : null,
    replyTo: row.quoted && presentQuoted(row.quoted, row, { viewer, people }),
    about: subjectFor(row.about, viewer),
    reactions: presentReactions(row, viewer, people),
    needsNoAnswer: !isClient(viewer) && row.needs_no_answer,
    revision: row.revision,
    createdAt: row.created_at,
    createdAtHumans: formatAgo(viewer.language, row.created_at),
    deletedAt: row.deleted_at,
    may: {
      delete: isMine && isThere,
      react: isThere && (row.is_team_note || !closureOf(row)),
      reply: isThere,
      settle: isThere && row.is_from_client && !isClient(viewer),
    },
  }
}

interface Audience {
  viewer: Viewer
  people: People
}

function presentQuoted(quoted: QuotedRow, row: MessageRow, { viewer, people }: Audience): Message['replyTo'] {
  const { name } = quoted.is_from_client ? showClient(row, viewer) : showMember(people, quoted.sender_id, viewer)
  const thumb =
    quoted.file_id !== null && quoted.thumb_key !== null
      ? fileLink({ id: quoted.file_id, workspace_id: row.workspace_id }, viewer.personId, 'thumb')
      : null
  return {
    id: quoted.id,
    type: quoted.kind,
    message: excerptOf(quoted.body),
    sender: { name, isOwn: isOwn(quoted, viewer) },
    thumbUrl: thumb,
    // the value comes out of JSON, in which the database writes times in its own format
    deletedAt: utc(quoted.deleted_at),
  }
}

function presentReactions(row: MessageRow, viewer: Viewer, people: People): Message['reactions'] {
  const name = (id: string) => (id === row.client_membership_id ? showClient(row, viewer).name : showMember(people, id, viewer).name)
  const byEmoji = Map.groupBy(row.reactions ?? [], ({ emoji }) => emoji)
  return [...byEmoji].map(([emoji, reactions]) => ({
    emoji,
    count: reactions.length,
    isOwn: reactions.some(({ membership_id }) => membership_id === viewer.membershipId),
    names: reactions.map(({ membership_id }) => name(membership_id)),
  }))
}

export type LastRow = Pick<
  MessageRow,
  'id' | 'kind' | 'body' | 'duration' | 'sender_id' | 'is_from_client' | 'created_at' | 'deleted_at'
> & { filename: string | null }

export function presentLast(row: LastRow, client: Client, { viewer, people }: Audience): z.output<typeof LastMessage> {
  const { name, role } = row.is_from_client ? showClient(client, viewer) : showMember(people, row.sender_id, viewer)
  const createdAt = new Date(row.created_at).toISOString()
  return {
    id: row.id,
    type: row.kind,
    message: excerptOf(row.body),
    filename: row.filename,
    duration: row.duration,
    sender: { name, role },
    isOwn: isOwn(row, viewer),
    createdAt,
    createdAtHumans: formatAgo(viewer.language, createdAt),
    deletedAt: utc(row.deleted_at),
  }
}
