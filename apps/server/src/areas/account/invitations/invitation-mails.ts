import { linkLife } from '@allenio/contract/account'
import { findSender } from '#areas/business'
import { createLink } from '#platform/auth'
import { sql, type NotNull, type Row, type SystemDb } from '#platform/db'
import { defineJob } from '#platform/jobs'
import { findAccount, findOwner, hasAccount } from '../addresses.ts'
import { writeTo } from '../mails/write.ts'

interface WaitingInvitation extends Row<'memberships', 'role'>, Row<'invitations', 'email' | 'email_key' | 'first_name' | 'language'> {
  business: Row<'workspaces'>['name']
}

const findInvited = (db: SystemDb, { workspaceId, membershipId }: InvitationAddress) =>
  db.maybeOne<WaitingInvitation>(sql`
  select w.name as business, m.role, i.email, i.email_key, i.first_name, i.language
  from invitations i join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id
  join workspaces w on w.id = i.workspace_id
  where i.workspace_id = ${workspaceId} and i.membership_id = ${membershipId} and m.status = 'invited' and i.declined_at is null`)

interface ReturnedMember extends NotNull<Row<'memberships', 'person_id'>>, Row<'memberships', 'role'> {
  business: Row<'workspaces'>['name']
}

const findReturned = (db: SystemDb, { workspaceId, membershipId }: InvitationAddress) =>
  db.maybeOne<ReturnedMember>(sql`
  select w.name as business, m.person_id, m.role from memberships m join workspaces w on w.id = m.workspace_id
  where m.workspace_id = ${workspaceId} and m.id = ${membershipId} and m.status = 'active'`)

interface InvitationAddress {
  workspaceId: string
  membershipId: string
}

/** Only this job, above the workspaces, looks up whether the address has an account: the business must not learn it. */
export const writeInvitation = defineJob<InvitationAddress>({
  name: 'send invitation',
  handle: ({ database }, addressed) =>
    database.withSystem('write', async db => {
      const invited = await findInvited(db, addressed)
      if (!invited) return writeToReturned(db, addressed)
      const owner = await findOwner(db, invited.email_key)
      const token = await createLink(db, {
        kind: 'invitation',
        personId: owner?.id ?? null,
        workspaceId: addressed.workspaceId,
        emailKey: invited.email_key,
        days: linkLife.invitationDays,
      })
      const sender = invited.role === 'client' ? await findSender(db, addressed.workspaceId) : undefined
      const values = { business: invited.business, name: owner?.first_name || invited.first_name }
      if (hasAccount(owner)) {
        await writeTo(db, owner, 'invitation to an account', { values, sender, path: `/invitation?token=${token}` })
        return
      }
      const addressee = { ...invited, email_confirmed_at: null, locale: invited.language }
      await writeTo(db, addressee, 'invitation', { values, sender, path: `/set-password?token=${token}` })
    }),
})

async function writeToReturned(db: SystemDb, addressed: InvitationAddress): Promise<void> {
  const returned = await findReturned(db, addressed)
  const person = returned && (await findAccount(db, returned.person_id))
  if (!person) return
  const sender = returned.role === 'client' ? await findSender(db, addressed.workspaceId) : undefined
  await writeTo(db, person, 'back in business', { values: { business: returned.business }, sender, path: '/login' })
}
