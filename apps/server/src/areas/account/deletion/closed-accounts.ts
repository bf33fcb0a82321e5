import { announceChanges, endSessions, expireLinks } from '#platform/auth'
import { sql, type Database, type SystemDb } from '#platform/db'
import { eraseDueAccount } from './erasure.ts'

// The operator deletes an account: nobody enters it until it is erased, or opened again by the operator alone.

/** Ends the sessions at once. A deletion that the person had asked for themselves is replaced. */
export async function closeAccount(db: SystemDb, personId: string): Promise<void> {
  await db.run(sql`update persons set closed_at = now(), deletion_due_at = null where id = ${personId}`)
  await expireLinks(db, personId, 'keep account')
  await endSessions(db, personId)
}

export async function reopenAccount(db: SystemDb, personId: string): Promise<void> {
  await db.run(sql`update persons set closed_at = null where id = ${personId}`)
}

/** Erases a closed account as one whose days are over. Where it fails, the sweep of deletions tries again. */
export async function eraseClosedAccount(database: Database, personId: string): Promise<void> {
  await database.withSystem('write', db =>
    db.run(sql`
    update persons set deletion_due_at = coalesce(deletion_due_at, now()) where id = ${personId} and closed_at is not null`),
  )
  await eraseDueAccount(database, personId)
}

/** People who try the product count in no figure. */
export async function setTestMark(db: SystemDb, personIds: readonly string[], isTest: boolean): Promise<void> {
  await db.run(sql`update persons set is_test = ${isTest}, updated_at = now() where id = any(${[...personIds]}::uuid[])`)
  await announceChanges(db, personIds)
}
