import { messageLimits } from '@allenio/contract/chat'
import { withFirstName } from '@allenio/domain/chat'
import { announceMessage, claimWelcome, closureOf, lockConversation, postMessage, readSettings } from '#areas/chat'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, dueInSystem, enqueueIn } from '#platform/jobs'
import { isWelcomeOn } from './settings.ts'

/** Greets a new client once: the transaction that sends the message also removes the mark, so that a second run does nothing. */
export const welcomeClient = defineWorkspaceJob<{ conversationId: string }>({
  name: 'welcome a client',
  handle: ({ db }, { conversationId }) => welcome(db, conversationId),
})

async function welcome(db: WorkspaceDb, conversationId: string): Promise<void> {
  if (!(await claimWelcome(db, conversationId))) return
  const settings = await readSettings(db)
  const admin = await db.maybeOne<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' and status = 'active' order by created_at, id limit 1`)
  const conversation = admin && (await lockConversation(db, admin.id, conversationId))
  if (!conversation || !isWelcomeOn(settings) || closureOf(conversation)) return
  const id = await postMessage(db, conversation, {
    senderId: admin.id,
    isFromClient: false,
    isTeamNote: false,
    origin: 'welcome',
    kind: 'text',
    body: withFirstName(settings.welcome_text, conversation.first_name).slice(0, messageLimits.text),
    fileId: null,
  })
  if (id !== undefined) await announceMessage(db, id)
}

/** The database marks the conversation, by whichever way a client joins. */
const dueWelcomes = dueInSystem({
  list: (db, { isNext, limit }) =>
    db.many<Row<'conversations', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from conversations where welcome_due_at is not null and ${isNext(sql`workspace_id`, sql`id`)}
      order by welcome_due_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { workspace_id, id } of items) await enqueueIn(db, workspace_id, welcomeClient, { conversationId: id }, { singletonKey: id })
  },
})

export const sweepWelcomes = defineSweep({ name: 'sweep welcomes', cron: '* * * * *', parts: () => [dueWelcomes] })

export const enqueueWelcomes = (database: Database): Promise<number> => dueWelcomes({ database, job: sweepWelcomes.name })
