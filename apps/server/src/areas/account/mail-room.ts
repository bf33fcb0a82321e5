import { sql, type SystemDb } from '#platform/db'

// Anybody may ask for these mails, for any address. What others have asked for never makes the server refuse; instead an inbox
// gets a limited number of mails, and the links in them work.

const resetsPerHour = 3
const confirmationsPerHour = 10
const confirmationsPerDay = 30

interface SentMails {
  sent: number
}

/** A reset link lasts an hour: if the limit is reached, the inbox holds one that still works. */
export async function hasRoomForReset(db: SystemDb, personId: string): Promise<boolean> {
  const { sent } = await db.one<SentMails>(sql`
    select count(*)::int as sent from links
    where person_id = ${personId} and kind = 'reset password' and used_at is null and created_at > now() - interval '1 hour'`)
  return sent < resetsPerHour
}

interface MailCounts {
  hour: number
  day: number
}

/** Counts the mails of all registrations that claim the address. */
export async function hasRoomForConfirmation(db: SystemDb, key: string): Promise<boolean> {
  const { hour, day } = await db.one<MailCounts>(sql`
    select count(*) filter (where l.created_at > now() - interval '1 hour')::int as hour, count(*)::int as day
    from persons p join links l on l.person_id = p.id and l.kind = 'confirm address' and l.created_at > now() - interval '1 day'
    where p.claimed_key = ${key}`)
  return hour < confirmationsPerHour && day < confirmationsPerDay
}
