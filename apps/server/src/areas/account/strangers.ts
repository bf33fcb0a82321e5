import { unconfirmedMailsPerDay } from '@allenio/contract/account'
import { sql, type Db } from '#platform/db'

interface ProofState {
  has_proved: boolean
}

// A registration may give its business any name, and works at once. Until an admin of the business has proved an address, its
// invitations wait, and the few other mails to people who never asked for them leave out the business's own words.

export async function hasProvedAddress(db: Db, workspaceId: string): Promise<boolean> {
  const { has_proved: hasProved } = await db.one<ProofState>(sql`
    select exists (select from memberships m join persons p on p.id = m.person_id
      where m.workspace_id = ${workspaceId} and m.role = 'admin' and m.status = 'active' and p.email_confirmed_at is not null
    ) as has_proved`)
  return hasProved
}

interface SentMails {
  sent: number
}

/** Counts a mail to a person who never asked for one; false when the day's limit is reached. */
export async function mayWriteToStranger(db: Db, workspaceId: string): Promise<boolean> {
  if (await hasProvedAddress(db, workspaceId)) return true
  const counted = await db.maybeOne<SentMails>(sql`
    insert into stranger_mails as s (workspace_id, day, sent) values (${workspaceId}, current_date, 1)
    on conflict (workspace_id) do update set day = current_date, sent = case when s.day = current_date then s.sent + 1 else 1 end
      where s.day <> current_date or s.sent < ${unconfirmedMailsPerDay}
    returning sent`)
  return counted !== undefined
}
