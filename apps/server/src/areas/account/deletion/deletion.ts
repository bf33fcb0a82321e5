import { deletionDays } from '@allenio/contract/account'
import { workspacesOfSoleAdmin } from '#areas/permissions'
import { createLink, expireLinks } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { found } from '#platform/errors'
import { findAccount } from '../addresses.ts'
import { askExport } from '../exports/exports.ts'
import { writeTo } from '../mails/write.ts'

interface DueDeletion {
  due: NonNullable<Row<'persons'>['deletion_due_at']>
}

/** Starts the seven days: asks for exports, and mails a link that keeps the account. A second request does not move the date. */
export async function askDeletion(db: SystemDb, personId: string) {
  const person = found(await findAccount(db, personId))
  const businesses = await workspacesOfSoleAdmin(db, personId)
  const workspaces = businesses.map(({ name }) => name)
  const begun = await db.maybeOne<DueDeletion>(sql`
    update persons set deletion_due_at = now() + make_interval(days => ${deletionDays})
    where id = ${personId} and deletion_due_at is null returning deletion_due_at as due`)
  if (!begun) {
    const { due } = await db.one<DueDeletion>(sql`select deletion_due_at as due from persons where id = ${personId}`)
    return { deletionDueAt: due, workspaces }
  }
  await askExport(db, { personId, scope: 'person', workspaceId: null })
  for (const { id } of businesses) await askExport(db, { personId, scope: 'workspace', workspaceId: id })
  const token = await createLink(db, { kind: 'keep account', personId, emailKey: person.email_key, days: deletionDays })
  await writeTo(db, person, workspaces.length ? 'deletion asked with businesses' : 'deletion asked', {
    values: { businesses: workspaces.join(', ') },
    days: { due: begun.due },
    path: `/keep-account?token=${token}`,
  })
  return { deletionDueAt: begun.due, workspaces }
}

/** False when there was nothing to cancel. */
export async function cancelDeletion(db: SystemDb, personId: string): Promise<boolean> {
  const cancelledCount = await db.run(sql`
    update persons set deletion_due_at = null where id = ${personId} and deletion_due_at is not null and closed_at is null`)
  if (!cancelledCount) return false
  await expireLinks(db, personId, 'keep account')
  await writeTo(db, found(await findAccount(db, personId)), 'account kept', { path: '/settings' })
  return true
}
