import type { OtherWaysIn } from '@allenio/contract/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { enterTry, failTry, passTry } from './login-limits.ts'
import type { Notice } from './mails.ts'
import { notifyOwner } from './owner-notifications.ts'
import { presentPasskey, type PasskeyRow } from './passkeys.ts'
import { endFactor, hasSecondFactor, takeCode } from './second-factor.ts'

/** The passkeys and the second factor, which open or guard an account beside its new password. */
export async function listOtherWaysIn(db: SystemDb, personId: string): Promise<OtherWaysIn> {
  const passkeys = await db.many<PasskeyRow>(sql`
    select id, name, created_at, last_used_at from passkeys where person_id = ${personId} order by created_at`)
  return { passkeys: passkeys.map(presentPasskey), hasSecondFactor: await hasSecondFactor(db, personId) }
}

export interface Review {
  personId: string
  /** The link that gives the right to it. */
  linkId: string
}

/** Removes a passkey, or the second factor by one of its codes: access to the mailbox alone must not be enough to get past it. */
export async function removeWayIn(db: SystemDb, review: Review, way: { passkeyId: string } | { code: string }): Promise<Notice> {
  const notice = 'passkeyId' in way ? await removePasskey(db, review, way.passkeyId) : await removeFactor(db, review, way.code)
  await notifyOwner(db, review.personId, notice)
  return notice
}

async function removePasskey(db: SystemDb, { personId }: Review, id: string): Promise<Notice> {
  found(await db.maybeOne(sql`delete from passkeys where id = ${id} and person_id = ${personId} returning id`))
  return 'passkey removed'
}

async function removeFactor(db: SystemDb, { personId, linkId }: Review, code: string): Promise<Notice> {
  const openTry = await enterTry(db, { door: 'proof', account: personId, from: { sessionId: linkId } })
  if (!(await hasSecondFactor(db, personId))) throw new AppError('second factor off')
  if (!(await takeCode(db, personId, code))) {
    await failTry(db, openTry)
    throw new AppError('wrong code', { keepsWrites: true, fields: { code: { code: 'wrong code' } } })
  }
  await passTry(db, openTry)
  await endFactor(db, personId)
  return 'second factor off'
}
