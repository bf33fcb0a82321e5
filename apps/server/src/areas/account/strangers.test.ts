import { unconfirmedMailsPerDay } from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { mailboxOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { inviteMember, writeToMember } from './invitations.ts'

const { given, database } = await testHouse()
const { mailTo, mailsTo } = mailboxOf(database)
const write = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

const lure = 'Hai vinto un premio'

/** A business whose name is an advertisement, and whose admins have proved no address. */
async function unprovedBusiness() {
  const workspaceId = await given.workspace(lure)
  const admin = await given.member('admin', { workspaceId })
  await write(db => db.run(sql`update persons set email_confirmed_at = null where id = ${admin.personId}`))
  const invite = (email: string) =>
    database.withWorkspace(workspaceId, 'write', db =>
      inviteMember(db, { email, firstName: lure, lastName: lure, language: 'it', role: 'coach' }),
    )
  return { workspaceId, admin, invite }
}

test('a business without a proved address writes to strangers in fixed words', async () => {
  const { workspaceId, admin, invite } = await unprovedBusiness()
  const [unknown, known] = [`${newId()}@example.com`, await given.person()]
  const membershipId = await invite(unknown)
  await invite(known.email)
  const mails = [await mailTo(unknown, /^Hai ricevuto un invito$/), await mailTo(known.email, /^Hai ricevuto un invito$/)]
  expect(JSON.stringify(mails)).not.toContain(lure)
  expect(mails[0]?.plain).toContain('/set-password?token=')

  await write(db => db.run(sql`update persons set email_confirmed_at = now() where id = ${admin.personId}`))
  await database.withWorkspace(workspaceId, 'write', db => writeToMember(db, membershipId))
  await mailTo(unknown, new RegExp(`^${lure} ti ha invitato$`))
})

test('ten times a day, however many at once; then as often as it likes', async () => {
  const { workspaceId, admin, invite } = await unprovedBusiness()
  const invited = await Promise.allSettled(Array.from({ length: unconfirmedMailsPerDay + 3 }, () => invite(`${newId()}@example.com`)))
  expect(invited.filter(({ status }) => status === 'fulfilled')).toHaveLength(unconfirmedMailsPerDay)
  await expect(invite('eleventh@example.com')).rejects.toMatchObject({ code: 'too many strangers' })
  expect(await mailsTo('eleventh@example.com')).toEqual([])

  await write(db => db.run(sql`update stranger_mails set day = day - 1 where workspace_id = ${workspaceId}`))
  await invite('tomorrow@example.com')
  await write(db => db.run(sql`update stranger_mails set sent = ${unconfirmedMailsPerDay} where workspace_id = ${workspaceId}`))
  await expect(invite('twelfth@example.com')).rejects.toMatchObject({ code: 'too many strangers' })
  await write(db => db.run(sql`update persons set email_confirmed_at = now() where id = ${admin.personId}`))
  await invite('twelfth@example.com')
})
