import { sql, type Count, type WorkspaceDb } from '#platform/db'
import { notify } from '#platform/notify'
import { subscriptionsOfLostAccount } from './notifications.ts'
import { listAdmins } from '../queries.ts'

/** Says once for an account that its subscriptions still charge their buyers, and that nobody sees it here. */
export async function notifyOfLostAccount(db: WorkspaceDb, accountId: string): Promise<void> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from subscriptions where account_id = ${accountId} and ended_at is null`)
  await db.run(sql`update subscriptions set settled_at = now() where account_id = ${accountId} and ended_at is null`)
  await notify(db, subscriptionsOfLostAccount, { to: await listAdmins(db), subject: { count }, once: `lost account/${accountId}` })
}
