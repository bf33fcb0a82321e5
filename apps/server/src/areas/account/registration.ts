import type { ParsedInput } from '@allenio/contract'
import type { register } from '@allenio/contract/account'
import { isTimeZone } from '@allenio/domain/account'
import { signIn } from '#areas/auth'
import { openProfile } from '#areas/business'
import { openWorkspace } from '#areas/permissions'
import { audit } from '#platform/audit'
import { useConfig } from '#platform/config'
import type { SystemDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { sendConfirmation } from './address-jobs.ts'
import { enterRegistration, findBegunClaim, insertClaim } from './claims.ts'

// for a browser that does not say where it is; the settings change it
const presetZone = 'Europe/Rome'

/**
 * Does the same work for every address: the background job decides which mail it gets. Whoever registers twice with one password goes on
 * with the business of the first time; with another one the address has to be proved first (`endOtherRegistrations`).
 */
export async function registerProfessional(db: SystemDb, input: ParsedInput<typeof register>, request: RequestFacts): Promise<string> {
  if (!useConfig().isCoachRegistrationOpen) throw new AppError('registration closed')
  const { businessName, profession, locale, timeZone = presetZone } = input
  if (!isTimeZone(timeZone)) throw wrongField('timeZone', 'unknown time zone')
  await enterRegistration(db, input, request.address)
  const begunId = await findBegunClaim(db, input)
  if (begunId !== undefined) {
    // the links of earlier mails count, so that nobody fills an inbox by registering again and again
    await enqueue(db, sendConfirmation, { personId: begunId, isAgain: true, keepsEarlier: true })
    return signIn(db, begunId, request)
  }
  const personId = await insertClaim(db, { ...input, timeZone })
  const currency = locale === 'it' ? 'EUR' : 'USD'
  const workspaceId = await openWorkspace(db, { name: businessName, currency, adminId: personId })
  await openProfile(db, { workspaceId, language: locale, timeZone, profession })
  await audit(db, { personId, action: 'register', subjectId: workspaceId, requestId: request.id })
  await enqueue(db, sendConfirmation, { personId })
  return signIn(db, personId, request)
}
