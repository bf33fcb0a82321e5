import * as contract from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { enterTry, failTry, type Try } from '#areas/auth'
import { handOverMemberships } from '#areas/permissions'
import { audit } from '#platform/audit'
import { announceChange, endLinks, endSessions, hashToken, takeLink } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindPerson, bindPublic, saying } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { findAccount, findOwner, lockAddress, meantKey, ownAddress, tellJoining, type AccountRow } from './addresses.ts'
import { sendConfirmation } from './address-jobs.ts'
import { deadLink } from './dead-links.ts'
import { writeTo } from './mails/write.ts'
import { registerProfessional } from './registration.ts'

interface LinkRow {
  kind: (typeof contract.linkKinds)[number]
  is_live: boolean
  email: string
}

const findLink = (db: SystemDb, token: string) => db.maybeOne<LinkRow>(sql`
  select l.kind, coalesce(l.details ->> 'newEmail', p.email) as email,
    l.used_at is null and l.expires_at > now() and l.email_key = p.email_key as is_live
  from links l join persons p on p.id = l.person_id where l.token_hash = ${hashToken(token)}`)

type Outcome = { outcome: 'confirmed' | 'changed' | 'joined', email: string }

async function confirmClaim(db: SystemDb, person: AccountRow): Promise<Outcome> {
  const key = meantKey(person)
  await lockAddress(db, key)
  if (await ownAddress(db, person.id, person.email)) return { outcome: 'confirmed', email: person.email }
  const owner = found(await findOwner(db, key))
  await tellJoining(db, { claimId: person.id, ownerId: owner.id, key })
  await joinAccounts(db, person.id, owner.id)
  return { outcome: 'joined', email: owner.email }
}

/** The opened link proves that both accounts are one person's: what was registered belongs to the older one from now on. */
async function joinAccounts(db: SystemDb, claimId: string, ownerId: string): Promise<void> {
  await handOverMemberships(db, claimId, ownerId)
  await db.run(sql`
    update persons set claimed_key = null, password_hash = null, joined_into = ${ownerId}, updated_at = now()
    where id = ${claimId}`)
  await endLinks(db, claimId)
  await endSessions(db, claimId)
}

async function changeAddress(db: SystemDb, person: AccountRow, email: string): Promise<Outcome> {
  await lockAddress(db, emailKey(email))
  if (!await ownAddress(db, person.id, email)) throw new AppError('address taken')
  await endLinks(db, person.id)
  await announceChange(db, person.id)
  await writeTo(db, person, 'address changed', { values: { email }, path: '/login' })
  return { outcome: 'changed', email }
}

export const addressBindings = [
  bindPublic(contract.register, async ({ db, request }, input) =>
    ({ access_token: await registerProfessional(db, input, request) })),

  bindPublic(contract.confirmAddress, async ({ db, request }, { token }) => {
    const link = await takeLink(db, token, ['confirm address', 'change address'])
    const person = link && await findAccount(db, link.person_id)
    if (!link || !person) throw deadLink(request.language, '/settings')
    const { newEmail } = link.details
    const answer = typeof newEmail === 'string' ? await changeAddress(db, person, newEmail) : await confirmClaim(db, person)
    await audit(db, { personId: person.id, action: link.kind, details: { outcome: answer.outcome }, requestId: request.id })
    return answer
  }),

  bindPerson(contract.resendConfirmation, async ({ db, actor }) => {
    const person = found(await findAccount(db, actor.personId))
    if (person.email_confirmed_at) throw new AppError('address confirmed')
    const tried: Try = { door: 'mail', account: actor.personId }
    await enterTry(db, tried)
    await failTry(db, tried)
    await enqueue(db, sendConfirmation, { personId: actor.personId, isAgain: true })
    return saying('confirmation sent', {})
  }),

  bindPublic(contract.getLink, async ({ db }, { token }) => {
    const link = await findLink(db, token)
    return { kind: link?.kind ?? null, isLive: link?.is_live ?? false, email: link?.is_live ? link.email : null }
  }),
]
