import { passwordFault } from '@allenio/domain/account'
import { endLinks, forgetDevices, hashPassword } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { wrongField } from '#platform/errors'

export function refuseWeakPassword(password: string, email: string, field: string): void {
  const fault = passwordFault(password, email)
  if (fault) throw wrongField(field, fault)
}

/** Links that were sent before must not open the account again, and no browser counts as known any more. */
export async function writePassword(db: SystemDb, personId: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.run(sql`update persons set password_hash = ${hash}, updated_at = now() where id = ${personId}`)
  await endLinks(db, personId)
  await forgetDevices(db, personId)
}
