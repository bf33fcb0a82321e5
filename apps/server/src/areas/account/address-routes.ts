import * as contract from '@allenio/contract/account'
import { linkLife } from '@allenio/contract/account'
import type { Output } from '@allenio/contract'
import { emailKey } from '@allenio/domain/account'
import { countTry, endWaysIn } from '#areas/auth'
import { handOverMemberships } from '#areas/permissions'
import { audit } from '#platform/audit'
import { announceChange, createLink, endLinks, hashToken, rememberDevice, takeLink } from '#platform/auth'
import { sql, type NotNull, type Row, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindPerson, bindPublic, withMessage, type PublicCall } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { findAccount, findOwner, lockAddress, meantKey, ownAddress, announceJoining, type AccountRow } from './addresses.ts'
import { sendConfirmation } from './address-jobs.ts'
import { deadLink } from './dead-links.ts'
import { writeTo } from './mails/write.ts'
import { registerProfessional } from './registration.ts'
import { sendInvitationsOf } from './invitations/waiting-invitations.ts'

interface LinkRow extends NotNull<Row<'links', 'person_id'>> {
  kind: (typeof contract.linkKinds)[number]
  is_live: boolean
  is_done: boolean
  email: string
  has_other_owner: boolean
}

const findLink = (db: SystemDb, token: string) =>
  db.maybeOne<LinkRow>(sql`
  select l.kind, l.person_id, coalesce(l.details ->> 'newEmail', p.email) as email,
    l.used_at is null and l.expires_at > now() and l.email_key = p.email_key as is_live,
    case l.kind
      when 'confirm address' then p.email_confirmed_at is not null or p.joined_into is not null
      when 'change address' then l.used_at is not null and p.email = l.details ->> 'newEmail'
      else false
    end as is_done,
    exists (select from persons o where o.email_key = p.claimed_key and o.id <> p.id) as has_other_owner
  from links l join persons p on p.id = l.person_id where l.token_hash = ${hashToken(token)}`)

type LinkAnswer = Output<typeof contract.getLink>

function presentLink(link: LinkRow | undefined, sessionId: string | undefined): LinkAnswer {
  if (!link?.is_live) return { kind: link?.kind ?? null, isLive: false, isDone: link?.is_done ?? false, email: null, leadsTo: null }
  return { kind: link.kind, isLive: true, isDone: false, email: link.email, leadsTo: leadsTo(link, sessionId) }
}

function leadsTo({ kind, has_other_owner }: LinkRow, sessionId: string | undefined): LinkAnswer['leadsTo'] {
  if (kind !== 'confirm address' && kind !== 'change address') return null
  if (kind === 'confirm address' && has_other_owner) return 'joining'
  if (sessionId !== undefined) return 'nothing else'
  return kind === 'change address' ? 'logging in' : 'choosing a password'
}

/** The session of this call, if it is one of the account. */
const sessionOf = (actor: PublicCall['actor'], personId: string): string | undefined =>
  actor?.kind === 'person' && actor.personId === personId ? actor.sessionId : undefined

type Outcome = Output<typeof contract.confirmAddress>

async function confirmClaim(db: SystemDb, person: AccountRow, sessionId: string | undefined): Promise<Outcome> {
  const key = meantKey(person)
  await lockAddress(db, key)
  if (await ownAddress(db, { personId: person.id, email: person.email, sessionId })) {
    const passwordToken = sessionId === undefined ? await passwordLink(db, person.id) : null
    return { outcome: 'confirmed', email: person.email, passwordToken }
  }
  const owner = found(await findOwner(db, key))
  await announceJoining(db, { claimId: person.id, ownerId: owner.id, key })
  await joinAccounts(db, person.id, owner.id)
  await sendInvitationsOf(db, owner.id)
  return { outcome: 'joined', email: owner.email, passwordToken: null }
}

/** The opened link is exchanged for one that allows the person to choose the password. */
async function passwordLink(db: SystemDb, personId: string): Promise<string> {
  const { email_key: key } = found(await findAccount(db, personId))
  return createLink(db, { kind: 'choose password', personId, emailKey: key, minutes: linkLife.resetMinutes })
}

/** The opened link proves that both accounts are one person's: the registration's rows move to the older account. */
async function joinAccounts(db: SystemDb, claimId: string, ownerId: string): Promise<void> {
  await handOverMemberships(db, claimId, ownerId)
  await db.run(sql`
    update persons set claimed_key = null, password_hash = null, deletion_due_at = null, joined_into = ${ownerId}, updated_at = now()
    where id = ${claimId}`)
  await endWaysIn(db, claimId)
}

interface AddressChange {
  email: string
  sessionId: string | undefined
}

/**
 * Requires both the new mailbox and the account. Otherwise the receiver of a mail to a mistyped address would get the account, and
 * a person who opens a stranger's link would take over an account that the stranger can enter.
 */
async function changeAddress(db: SystemDb, person: AccountRow, { email, sessionId }: AddressChange): Promise<Outcome> {
  if (sessionId === undefined) throw new AppError('log in to confirm')
  await lockAddress(db, emailKey(email))
  if (!(await ownAddress(db, { personId: person.id, email, sessionId }))) throw new AppError('address taken')
  await endLinks(db, person.id)
  await announceChange(db, person.id)
  await writeTo(db, person, 'address changed', { values: { email }, path: '/login' })
  return { outcome: 'changed', email, passwordToken: null }
}

export const addressBindings = [
  bindPublic(contract.register, async ({ db, request }, input) => ({ access_token: await registerProfessional(db, input, request) })),

  bindPublic(contract.confirmAddress, async ({ db, actor, request }, { token }) => {
    const link = await takeLink(db, token, ['confirm address', 'change address'])
    const person = link && (await findAccount(db, link.person_id))
    if (!link || !person) throw deadLink(request.language, '/settings')
    const { newEmail } = link.details
    const sessionId = sessionOf(actor, person.id)
    const answer =
      typeof newEmail === 'string'
        ? await changeAddress(db, person, { email: newEmail, sessionId })
        : await confirmClaim(db, person, sessionId)
    if (sessionId !== undefined) await rememberDevice(db, person.id, request)
    await audit(db, { personId: person.id, action: link.kind, details: { outcome: answer.outcome }, requestId: request.id })
    return answer
  }),

  bindPerson(contract.resendConfirmation, async ({ db, actor }) => {
    const person = found(await findAccount(db, actor.personId))
    if (person.email_confirmed_at) throw new AppError('address confirmed')
    await countTry(db, { door: 'mail', account: actor.personId, from: { sessionId: actor.sessionId } })
    await enqueue(db, sendConfirmation, { personId: actor.personId, isAgain: true })
    return withMessage('confirmation sent', {})
  }),

  bindPublic(contract.getLink, async ({ db, actor }, { token }) => {
    const link = await findLink(db, token)
    return presentLink(link, link && sessionOf(actor, link.person_id))
  }),
]
