import { endLinks, endSessions, forgetDevices } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { endFactor } from './second-factor.ts'

/**
 * Ends everything beside the password that opens or guards an account: passkeys, second factor, recovery codes, known devices,
 * links and challenges on their way, and every session except the one that is kept.
 */
export async function endWaysIn(db: SystemDb, personId: string, ownSessionId?: string): Promise<void> {
  await db.run(sql`delete from passkeys where person_id = ${personId}`)
  await endFactor(db, personId)
  await db.run(sql`delete from challenges where person_id = ${personId}`)
  await db.run(sql`delete from known_devices where person_id = ${personId}`)
  await forgetDevices(db, personId)
  await endLinks(db, personId)
  await endSessions(db, personId, ownSessionId)
}
