import { sql, type Row, type SystemDb } from '#platform/db'
import { sendMail } from '#platform/mail'
import { notifyPerson } from '#platform/notify'
import { newDeviceMail } from './mails.ts'
import { newDevice } from './notifications.ts'

/** Mails the person when a new browser signs in, except for the very first one. */
export async function noticeDevice(db: SystemDb, personId: string, device: string): Promise<void> {
  const fresh = await db.run(sql`
    insert into known_devices (person_id, device) values (${personId}, ${device}) on conflict do nothing`)
  if (!fresh) return
  const person = await db.maybeOne<Row<'persons', 'email' | 'locale'>>(sql`
    select p.email, p.locale from persons p
    where p.id = ${personId} and p.email_confirmed_at is not null
      and exists (select from known_devices d where d.person_id = p.id and d.device <> ${device})`)
  if (!person) return
  await sendMail(db, { to: person.email, language: person.locale, mail: newDeviceMail(person.locale, { device }) })
  await notifyPerson(db, newDevice, { personId, subject: { device } })
}
