import { linkLife } from '@allenio/contract/account'
import { listOtherWaysIn } from '#areas/auth'
import { createLink, endSessions, rememberDevice } from '#platform/auth'
import type { SystemDb } from '#platform/db'
import { found } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { findAccount, lockAddress, meantKey, ownAddress, type AccountRow } from './addresses.ts'
import { writePassword } from './passwords/new-password.ts'

interface ChosenPassword {
  person: AccountRow
  password: string
}

/**
 * The opened link proves the address. Everybody who was signed in with the earlier password is signed out. The owner can sign in
 * from this browser whatever others try at the account.
 */
export async function startAnew(db: SystemDb, { person, password }: ChosenPassword, request: RequestFacts) {
  if (!person.email_confirmed_at) {
    await lockAddress(db, meantKey(person))
    await ownAddress(db, { personId: person.id, email: person.email, sessionId: undefined })
  }
  await writePassword(db, person.id, password)
  await endSessions(db, person.id)
  await rememberDevice(db, person.id, request)
  return { email: person.email, otherWaysIn: await offerReview(db, person.id) }
}

/** Offers a review of the other ways into the account. The link gives the right to remove them, because no session is left. */
async function offerReview(db: SystemDb, personId: string) {
  const ways = await listOtherWaysIn(db, personId)
  if (ways.passkeys.length === 0 && !ways.hasSecondFactor) return null
  const { email_key: key } = found(await findAccount(db, personId))
  const token = await createLink(db, { kind: 'review ways in', personId, emailKey: key, minutes: linkLife.reviewMinutes })
  return { ...ways, token }
}
