import * as contract from '@allenio/contract/account'
import { setPassword } from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { findLogo, findPresets } from '#areas/business'
import { audit } from '#platform/audit'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindMember, bindPerson, bindPublic, withMessage } from '#platform/http'
import { findAccount, findOwner, hasAccount, lockAddress, type AccountRow } from '../addresses.ts'
import { listOwnBusinesses } from '../businesses.ts'
import { deadLink } from '../dead-links.ts'
import { leaveBusiness } from '../deletion/departures.ts'
import {
  accept,
  declineInvitation,
  findInvitation,
  listInvitationsTo,
  takeInvitation,
  takeInvitationTo,
  type OpenInvitation,
} from './invitation-answers.ts'
import { refuseWeakPassword } from '../passwords/new-password.ts'
import { startAnew } from '../proved-address.ts'

/** The account that the address will belong to, once its password is set. */
async function openAccount(db: SystemDb, { workspace_id, email, email_key, language }: OpenInvitation): Promise<AccountRow> {
  const { timeZone } = await findPresets(db, workspace_id)
  await lockAddress(db, email_key)
  const { id } = await db.one<Row<'persons', 'id'>>(sql`
    insert into persons (id, email, email_key, locale, time_zone) values (${newId()}, ${email}, ${email_key}, ${language}, ${timeZone})
    on conflict (email_key) do update set email_key = excluded.email_key returning id`)
  return found(await findAccount(db, id))
}

export const invitationBindings = [
  bindPublic(contract.getInvitation, async ({ db }, { token }) => {
    const invitation = await findInvitation(db, token)
    if (!invitation) return { invitation: null }
    const { email, email_key, workspace_id, business, role, live_until } = invitation
    const logo = await findLogo(db, workspace_id)
    const needsPassword = !hasAccount(await findOwner(db, email_key))
    return { invitation: { email, business, logo, role, needsPassword, liveUntil: live_until } }
  }),

  bindPublic(setPassword, async ({ db, request }, { token, password }) => {
    const invitation = await takeInvitation(db, token)
    if (!invitation) throw deadLink(request.language, '/forgot-password')
    refuseWeakPassword(password, invitation.email, 'password')
    const person = await openAccount(db, invitation)
    // the link answers an invitation; it must not change the password of an existing account
    if (hasAccount(person)) throw new AppError('account exists')
    const answer = await startAnew(db, { person, password }, request)
    await db.run(sql`update persons set agreed_at = now() where id = ${person.id}`)
    await accept(db, { ...invitation, consentLanguage: request.language }, person.id)
    await audit(db, { personId: person.id, action: 'set password', requestId: request.id })
    return withMessage('password set', answer)
  }),

  bindPublic(contract.acceptInvitation, async ({ db, request }, { token }) => {
    const invitation = await takeInvitation(db, token)
    if (!invitation) throw deadLink(request.language, '/settings')
    const owner = await findOwner(db, invitation.email_key)
    if (!hasAccount(owner)) throw new AppError('password needed')
    await accept(db, invitation, owner.id)
    return withMessage('invitation accepted', { workspaceId: invitation.workspace_id }, { business: invitation.business })
  }),

  bindPublic(contract.declineInvitation, async ({ db, request }, { token }) => {
    const invitation = await takeInvitation(db, token)
    if (!invitation) throw deadLink(request.language, '/settings')
    await declineInvitation(db, invitation)
    return withMessage('invitation refused', {}, { business: invitation.business })
  }),

  bindPerson(contract.listOwnBusinesses, async ({ db, actor }) => ({
    businesses: await listOwnBusinesses(db, actor.personId),
    invitations: (await listInvitationsTo(db, actor.personId)).map(({ membership_id, business, role, sent_at, live_until }) => ({
      id: membership_id,
      business,
      role,
      sentAt: sent_at,
      liveUntil: live_until,
    })),
  })),

  bindPerson(contract.acceptOwnInvitation, async ({ db, actor }, { id }) => {
    const invitation = found(await takeInvitationTo(db, actor.personId, id))
    await accept(db, invitation, actor.personId)
    return withMessage('invitation accepted', { workspaceId: invitation.workspace_id }, { business: invitation.business })
  }),

  bindPerson(contract.declineOwnInvitation, async ({ db, actor }, { id }) => {
    const invitation = found(await takeInvitationTo(db, actor.personId, id))
    await declineInvitation(db, invitation)
    return withMessage('invitation refused', {}, { business: invitation.business })
  }),

  bindMember(contract.leaveBusiness, async ({ db, actor }) => {
    const business = await leaveBusiness(db, actor)
    return withMessage('business left', {}, { business })
  }),
]
