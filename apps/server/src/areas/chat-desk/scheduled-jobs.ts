import { messageLimits } from '@allenio/contract/chat'
import { withFirstName } from '@allenio/domain/chat'
import { announceMessage, closureOf, codeOf, findReceivers, holdClient, kindOf, lockConversation, postMessage, emitTo } from '#areas/chat'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { findFile } from '#platform/files'
import { defineSweep, defineWorkspaceJob, dueInSystem, dueWorkspacesInSystem, enqueueIn, type WorkspaceRow } from '#platform/jobs'
import { notifyRefused } from './notifications.ts'

type DueRow = Row<'scheduled_messages', 'id' | 'conversation_id' | 'membership_id' | 'body' | 'file_id'>

/** The job may run twice, too early or too late: the transaction that sends a message also marks it as sent. */
export const sendScheduled = defineWorkspaceJob<{ id: string }>({
  name: 'send a scheduled message',
  async handle({ db }, { id }) {
    const planned = await db.maybeOne<Pick<DueRow, 'conversation_id'>>(sql`
      select conversation_id from scheduled_messages where id = ${id}`)
    if (!planned) return
    await holdClient(db, planned.conversation_id)
    const dueMessage = await db.maybeOne<DueRow>(sql`
      select id, conversation_id, membership_id, body, file_id from scheduled_messages
      where id = ${id} and state = 'waiting' and send_at <= now() + interval '1 second' for update`)
    if (dueMessage) await sendDue(db, dueMessage)
  },
})

async function sendDue(db: WorkspaceDb, dueMessage: DueRow): Promise<void> {
  const conversation = await lockConversation(db, dueMessage.membership_id, dueMessage.conversation_id)
  if (!conversation) return refuseLost(db, dueMessage)
  const closure = closureOf(conversation)
  if (closure) {
    await refuse(db, dueMessage, codeOf(closure))
    return notifyRefused(db, { ...dueMessage, code: codeOf(closure), conversation })
  }
  const file = dueMessage.file_id === null ? undefined : await findFile(db, dueMessage.file_id)
  const messageId = await postMessage(db, conversation, {
    senderId: dueMessage.membership_id,
    isFromClient: false,
    isTeamNote: false,
    origin: 'scheduled',
    kind: kindOf(file, undefined),
    body: withFirstName(dueMessage.body, conversation.first_name).slice(0, messageLimits.text),
    fileId: file?.id ?? null,
    // the id of the scheduled message serves as device id, so that the conversation can contain the message only once
    deviceId: dueMessage.id,
  })
  await db.run(sql`update scheduled_messages set state = 'sent', file_id = null where id = ${dueMessage.id}`)
  if (messageId !== undefined) await announceMessage(db, messageId)
}

interface DeletionState {
  is_deleted: boolean
}

/** An author who has lost the client takes part in the conversation no more, and so the notification names nobody. */
async function refuseLost(db: WorkspaceDb, dueMessage: DueRow): Promise<void> {
  const { is_deleted } = await db.one<DeletionState>(sql`
    select c.deleted_at is not null as is_deleted from conversations v
    join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id where v.id = ${dueMessage.conversation_id}`)
  const code = is_deleted ? 'client deleted' : 'client no longer yours'
  await refuse(db, dueMessage, code)
  await notifyRefused(db, { ...dueMessage, code })
}

async function refuse(db: WorkspaceDb, { id, conversation_id: conversationId, membership_id }: DueRow, code: string): Promise<void> {
  const { revision } = await db.one<Row<'conversations', 'revision'>>(sql`select revision from conversations where id = ${conversationId}`)
  await db.run(sql`update scheduled_messages set state = 'refused', refusal = ${code} where id = ${id}`)
  for (const receiver of await findReceivers(db, { conversationId, isTeamOnly: true })) {
    if (receiver.membershipId !== membership_id) continue
    emitTo(db, receiver, { name: 'chat changed', payload: { conversationId, revision } })
  }
}

const isOld = sql`state = 'sent' and send_at < now() - interval '30 days'`

/** Finds messages whose job was lost, for example when a backup was restored. */
export const sweepScheduled = defineSweep({
  name: 'sweep scheduled messages',
  cron: '*/5 * * * *',
  parts: () => [
    dueInSystem({
      list: (db, { isNext, limit }) =>
        db.many<Row<'scheduled_messages', 'workspace_id' | 'id'>>(sql`
        select workspace_id, id from scheduled_messages
        where state = 'waiting' and send_at < now() - interval '2 minutes' and ${isNext(sql`workspace_id`, sql`id`)}
        order by send_at ${limitTo(limit)}`),
      treat: async (db, items) => {
        for (const { workspace_id, id } of items) await enqueueIn(db, workspace_id, sendScheduled, { id }, { singletonKey: id })
      },
    }),
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from scheduled_messages where ${isOld}`),
      treat: (db, workspaceId) => db.run(sql`delete from scheduled_messages where workspace_id = ${workspaceId} and ${isOld}`),
    }),
  ],
})
