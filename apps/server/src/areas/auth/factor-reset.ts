import { emailKey } from '@allenio/domain/account'
import { endSessions } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { notifyOwner } from './owner-notifications.ts'
import { endFactor, hasSecondFactor } from './second-factor.ts'

/**
 * The operator helps somebody who has lost phone and codes: the password alone opens the account again. Whoever is in by then is logged
 * out, and the person gets a mail. Answers the businesses where they work.
 */
export async function resetFactorOf(db: SystemDb, email: string): Promise<{ personId: string; workspaceIds: string[] }> {
  const person = found(
    await db.maybeOne<Row<'persons', 'id' | 'is_super_admin'>>(sql`
    select id, is_super_admin from persons where email_key = ${emailKey(email)}`),
  )
  if (person.is_super_admin) throw new AppError('operator account')
  if (!(await hasSecondFactor(db, person.id))) throw new AppError('second factor off')
  await endFactor(db, person.id)
  await endSessions(db, person.id)
  await notifyOwner(db, person.id, 'second factor reset')
  const rows = await db.many<Row<'memberships', 'workspace_id'>>(sql`
    select workspace_id from memberships where person_id = ${person.id} and role <> 'client' and status = 'active'`)
  return { personId: person.id, workspaceIds: rows.map(row => row.workspace_id) }
}
