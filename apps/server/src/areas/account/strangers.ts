import { unconfirmedMailsPerDay } from '@allenio/contract/account'
import { sql, type Db } from '#platform/db'

interface ProofState {
  has_proved: boolean
}

// A registration may give its business any name, and works at once. Mails to people who never asked for them therefore leave out
// the business's own words, and are few, until an admin has proved an address.

export async function mayUseOwnWords(db: Db, workspaceId: string): Promise<boolean> {
  const { has_proved: hasProved } = await db.one<ProofState>(sql`
    select exists (select from memberships m join persons p on p.id = m.person_id
      where m.workspace_id = ${workspaceId} and m.role = 'admin' and m.status = 'active' and p.email_confirmed_at is not null
    ) as has_proved`)
  return hasProved
}

interface SentMails {
  sent: number
}

/** Counts mails to people who never asked for one, up to the day's limit. Answers how many of them may be sent. */
export async function reserveStrangerMails(db: Db, workspaceId: string, wanted: number): Promise<number> {
  if (await mayUseOwnWords(db, workspaceId)) return wanted
  // the insert locks the row until the transaction ends, so that nobody else counts on the same rest
  const { sent } = await db.one<SentMails>(sql`
    insert into stranger_mails as s (workspace_id, day, sent) values (${workspaceId}, current_date, 0)
    on conflict (workspace_id) do update set day = current_date, sent = case when s.day = current_date then s.sent else 0 end
    returning sent`)
  const granted = Math.max(0, Math.min(wanted, unconfirmedMailsPerDay - sent))
  await db.run(sql`update stranger_mails set sent = sent + ${granted} where workspace_id = ${workspaceId}`)
  return granted
}

/** Counts a mail to a person who never asked for one; false when the day's limit is reached. */
export const mayWriteToStranger = async (db: Db, workspaceId: string): Promise<boolean> =>
  (await reserveStrangerMails(db, workspaceId, 1)) > 0

/** The mails to strangers that are left today; null where there is no limit. */
export async function strangerMailsLeft(db: Db, workspaceId: string): Promise<number | null> {
  if (await mayUseOwnWords(db, workspaceId)) return null
  const today = await db.maybeOne<SentMails>(sql`
    select sent from stranger_mails where workspace_id = ${workspaceId} and day = current_date`)
  return Math.max(0, unconfirmedMailsPerDay - (today?.sent ?? 0))
}
