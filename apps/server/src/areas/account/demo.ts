import { newId } from '@allenio/domain/ids'
import { addInvitedMember } from '#areas/permissions'
import { sql, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import type { DemoAccount } from '#platform/demo'
import type { Invitation } from './invitations/invitations.ts'

/** Creates accounts whose password nobody knows; answers their ids by address. */
export async function createDemoAccounts(db: SystemDb, accounts: readonly DemoAccount[]): Promise<Map<string, string>> {
  const rows = accounts.map(({ email, firstName, lastName }) => ({ id: newId(), email, first: firstName, last: lastName }))
  const persons = await db.many<Row<'persons', 'id' | 'email'>>(sql`
    insert into persons (id, email, email_key, first_name, last_name)
    select r.id, r.email, lower(r.email), r.first, r.last
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, email text, first text, last text)
    on conflict (email_key) do update set email_key = excluded.email_key returning id, email`)
  return new Map(persons.map(({ id, email }) => [email, id]))
}

/** An invitation that was sent some days ago and that nobody answers; no mail goes out. */
export async function addDemoInvitation(db: WorkspaceDb, { email, firstName, lastName, language, role }: Invitation, sentDaysAgo: number) {
  const membershipId = await addInvitedMember(db, role)
  await db.run(sql`
    insert into invitations (email_key, membership_id, email, first_name, last_name, language, sent_at)
    values (lower(${email}), ${membershipId}, ${email}, ${firstName}, ${lastName}, ${language},
      now() - make_interval(days => ${sentDaysAgo}))`)
  return membershipId
}
