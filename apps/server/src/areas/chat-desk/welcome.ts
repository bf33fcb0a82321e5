import { messageLimits } from '@allenio/contract/chat-messages'
import { withFirstName } from '@allenio/domain/chat'
import { arrived, claimWelcome, closureOf, lockConversation, postMessage, readSettings } from '#areas/chat'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, enqueueIn } from '#platform/jobs'
import { isWelcomeOn } from './settings.ts'

/** A client who came in is greeted once; the mark goes with the message, so that a second run finds nothing to do. */
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
  if (id !== undefined) await arrived(db, id)
}

/** By whichever way clients come in, the database marks their conversation. */
export async function enqueueWelcomes(database: Database): Promise<void> {
  await database.withSystem('write', async db => {
    const due = await db.many<Row<'conversations', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from conversations where welcome_due_at is not null order by welcome_due_at limit 1000`)
    for (const { workspace_id, id } of due) {
      await enqueueIn(db, workspace_id, welcomeClient, { conversationId: id }, { singletonKey: id })
    }
  })
}

export const sweepWelcomes = defineSweep({ name: 'sweep welcomes', cron: '* * * * *', handle: ({ database }) => enqueueWelcomes(database) })
