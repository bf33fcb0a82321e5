import type { ParsedInput } from '@allenio/contract'
import type { register } from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import { enterTry, failTry, signIn, type Try } from '#areas/auth'
import { openWorkspace } from '#areas/permissions'
import { audit } from '#platform/audit'
import { hashPassword } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { unconfirmedKey } from './addresses.ts'
import { refuseWeakPassword } from './new-password.ts'
import { sendConfirmation } from './address-jobs.ts'

/** The same work for every address: which mail it gets is decided in the background. */
export async function registerProfessional(
  db: SystemDb, input: ParsedInput<typeof register>, request: RequestFacts,
): Promise<string> {
  if (!useConfig().isCoachRegistrationOpen) throw new AppError('registration closed')
  const { email, password, firstName, lastName, businessName, locale } = input
  refuseWeakPassword(password, email, 'password')
  const key = emailKey(email)
  // each registration sends a mail to somebody: they are counted like wrong tries
  const tried: Try = { door: 'register', account: key, address: request.address }
  await enterTry(db, tried)
  await failTry(db, tried)

  const personId = newId()
  await db.run(sql`
    insert into persons (id, email, email_key, claimed_key, password_hash, first_name, last_name, locale, agreed_at)
    values (${personId}, ${email}, ${unconfirmedKey(personId, email)}, ${key}, ${await hashPassword(password)},
      ${firstName}, ${lastName}, ${locale}, now())`)
  const currency = locale === 'it' ? 'EUR' : 'USD'
  const workspaceId = await openWorkspace(db, { name: businessName, currency, adminId: personId })
  await audit(db, { personId, action: 'register', subjectId: workspaceId, requestId: request.id })
  await enqueue(db, sendConfirmation, { personId })
  return signIn(db, personId, request)
}
