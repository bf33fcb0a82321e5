import { createHash } from 'node:crypto'
import type { Output, ParsedInput } from '@allenio/contract'
import { messageLimits } from '@allenio/contract/chat'
import type { sendToMany } from '@allenio/contract/chat-desk'
import { clientsInBulk } from '@allenio/contract/clients'
import { withFirstName } from '@allenio/domain/chat'
import { fullName } from '@allenio/domain/clients'
import {
  announceMessage,
  closureOf,
  codeOf,
  kindOf,
  lockConversations,
  postMessage,
  sayChat,
  takeCarried,
  takeForwarded,
  type ConversationRow,
} from '#areas/chat'
import { listMatching } from '#areas/clients'
import type { Actor } from '#platform/access'
import { lockFor, sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'

type Input = ParsedInput<typeof sendToMany>
type Result = Output<typeof sendToMany>

const perMinute = 1500

/** Sends to each client in their own conversation, to all or to nobody; the same device id again sends nothing. */
export async function writeToMany(db: WorkspaceDb, actor: Actor, input: Input): Promise<Result> {
  const { message = '', deviceId, forwardOf } = input
  const isBare = input.uploadId === undefined && input.attachmentId === undefined && forwardOf === undefined
  if (message === '' && isBare) throw wrongField('message', 'message empty')
  const clientIds = await resolveClientIds(db, actor, input)
  // locks by id, like all code that locks several: otherwise two calls could deadlock
  const conversations = await lockConversations(db, actor.membershipId, clientIds)
  if (conversations.length !== clientIds.length) throw new AppError('not found')
  const openConversations = conversations.filter(each => closureOf(each) === undefined)
  if (
    openConversations.length > 0 &&
    !(await wasSent(
      db,
      actor,
      openConversations.map(each => messageDeviceId(deviceId, each)),
    ))
  ) {
    await refuseFlood(db, actor, openConversations.length)
    const file = forwardOf === undefined ? await takeCarried(db, actor, input) : await takeForwarded(db, actor, forwardOf)
    for (const conversation of openConversations) {
      const id = await postMessage(db, conversation, {
        senderId: actor.membershipId,
        isFromClient: false,
        isTeamNote: false,
        origin: 'many',
        kind: kindOf(file, undefined),
        body: withFirstName(message, conversation.first_name).slice(0, messageLimits.text),
        fileId: file?.id ?? null,
        deviceId: messageDeviceId(deviceId, conversation),
      })
      if (id !== undefined) await announceMessage(db, id)
    }
  }
  return { sent: openConversations.length, refused: refusals(actor, conversations) }
}

async function resolveClientIds(db: WorkspaceDb, actor: Actor, { clientIds, filters }: Input): Promise<string[]> {
  if (clientIds !== undefined) return [...new Set(clientIds)]
  if (filters === undefined) throw wrongField('clientIds', 'nobody chosen')
  const matchingIds = await listMatching(db, actor, { status: 'active', ...filters }, clientsInBulk + 1)
  if (matchingIds.length === 0) throw wrongField('filters', 'nobody chosen')
  if (matchingIds.length > clientsInBulk) throw wrongField('filters', 'too many chosen', { max: clientsInBulk })
  return matchingIds
}

/** The device id of each message: the same sending and conversation always give the same id. */
function messageDeviceId(deviceId: string, { id }: Pick<ConversationRow, 'id'>): string {
  const hex = createHash('sha256').update(`${deviceId} ${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const wasSent = async (db: WorkspaceDb, { membershipId }: Actor, deviceIds: readonly string[]): Promise<boolean> =>
  (await db.maybeOne(sql`
    select id from messages where sender_id = ${membershipId} and device_id = any(${[...deviceIds]}::uuid[]) limit 1`)) !== undefined

interface SentCount {
  sent: number
}

async function refuseFlood(db: WorkspaceDb, { membershipId }: Actor, count: number): Promise<void> {
  await lockFor(db, 'sent messages', membershipId)
  const { sent } = await db.one<SentCount>(sql`
    select count(*) as sent from messages
    where sender_id = ${membershipId} and created_at > now() - interval '1 minute' and origin = 'many'`)
  if (sent + count > perMinute) throw new AppError('too many requests', { retryAfter: 60 })
}

const refusals = ({ language }: Actor, conversations: readonly ConversationRow[]): Result['refused'] =>
  conversations.flatMap(each => {
    const closure = closureOf(each)
    return closure ? [{ clientId: each.client_id, name: fullName(each), reason: sayChat(language)(codeOf(closure)) }] : []
  })
