import type { Language, WorkspaceRole } from '@allenio/contract'
import { linkLife } from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { addMember } from '#areas/permissions'
import { createLink } from '#platform/auth'
import { sql, type WorkspaceDb } from '#platform/db'
import { defineJob, enqueue } from '#platform/jobs'
import { findAccount } from './addresses.ts'
import { writeTo } from './mails/write.ts'

export interface Invitation {
  email: string
  firstName: string
  lastName: string
  language: Language
  role: WorkspaceRole
}

/** Makes a member of the owner of an address, known or new, and writes to them. Throws 'already a member'. */
export async function inviteMember(db: WorkspaceDb, { email, firstName, lastName, language, role }: Invitation) {
  const { id: personId } = await db.one<{ id: string }>(sql`
    select invited_person(${newId()}::uuid, ${email}, ${firstName}, ${lastName}, ${language}) as id`)
  const membershipId = await addMember(db, { workspaceId: db.workspaceId, personId, role })
  await sendInvitation(db, personId)
  return { personId, membershipId }
}

/** The first invitation or another one; an earlier link of this workspace dies with it. */
export const sendInvitation = (db: WorkspaceDb, personId: string): Promise<void> =>
  enqueue(db, writeInvitation, { personId, workspaceId: db.workspaceId })

export const writeInvitation = defineJob<{ personId: string, workspaceId: string }>({
  name: 'send invitation',
  handle: ({ database }, { personId, workspaceId }) => database.withSystem('write', async db => {
    const person = await findAccount(db, personId)
    const workspace = await db.maybeOne<{ name: string }>(sql`
      select w.name from workspaces w join memberships m on m.workspace_id = w.id
      where w.id = ${workspaceId} and m.person_id = ${personId} and m.status = 'active'`)
    if (!person || !workspace) return
    const values = { business: workspace.name }
    if (person.email_confirmed_at && person.password_hash) {
      await writeTo(db, person, 'added to business', { values, path: '/login' })
      return
    }
    const token = await createLink(db, {
      kind: 'set password', personId, workspaceId, emailKey: person.email_key, days: linkLife.invitationDays,
    })
    await writeTo(db, person, 'invitation', { values, path: `/set-password?token=${token}` })
  }),
})
