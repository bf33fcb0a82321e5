import { confirmAddress, unconfirmedMailsPerDay, listOwnBusinesses } from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { createLink } from '#platform/auth'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { mailboxOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { inviteMember, writeToMember } from './invitations/invitations.ts'
import { mayWriteToStranger } from './strangers.ts'
import { sweepWaitingInvitations } from './invitations/waiting-invitations.ts'

const { as, given, database } = await testHouse()
const { mailTo, mailsTo } = mailboxOf(database)
const write = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

const sweep = () =>
  sweepWaitingInvitations.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

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

test('invitations of a business without a proved address wait, and leave once its admin has proved one', async () => {
  const { admin, invite } = await unprovedBusiness()
  const [unknown, known] = [`${newId()}@example.com`, await given.person()]
  await invite(unknown)
  await invite(known.email)
  const asKnown = as({ token: known.token })
  expect((await asKnown.call(listOwnBusinesses, {})).invitations).toEqual([])
  expect([...(await mailsTo(unknown)), ...(await mailsTo(known.email))]).toEqual([])

  const token = await write(db =>
    createLink(db, { kind: 'confirm address', personId: admin.personId, emailKey: admin.email.toLowerCase(), days: 1 }),
  )
  await as({ token: admin.token }).call(confirmAddress, { token })
  const subject = new RegExp(`^${lure} ti ha invitato$`)
  expect((await mailTo(unknown, subject)).plain).toContain('/set-password?token=')
  await mailTo(known.email, subject)
  expect((await asKnown.call(listOwnBusinesses, {})).invitations).toMatchObject([{ business: lure }])
})

test('an invitation that was written in the moment of the proof leaves with the next sweep, and is sent again only after it', async () => {
  const { workspaceId, admin, invite } = await unprovedBusiness()
  const email = `${newId()}@example.com`
  const membershipId = await invite(email)
  await database.withWorkspace(workspaceId, 'write', db => writeToMember(db, membershipId))
  await write(db => db.run(sql`update persons set email_confirmed_at = now() where id = ${admin.personId}`))
  expect(await mailsTo(email)).toEqual([])
  await sweep()
  await mailTo(email, /ti ha invitato/)
  await sweep()
  expect(await mailsTo(email)).toHaveLength(1)
})

test('other mails to strangers leave ten times a day, however many at once; then as often as the business likes', async () => {
  const { workspaceId, admin } = await unprovedBusiness()
  const writeOnce = () => write(db => mayWriteToStranger(db, workspaceId))
  const answers = await Promise.all(Array.from({ length: unconfirmedMailsPerDay + 3 }, writeOnce))
  expect(answers.filter(Boolean)).toHaveLength(unconfirmedMailsPerDay)
  await write(db => db.run(sql`update stranger_mails set day = day - 1 where workspace_id = ${workspaceId}`))
  expect(await writeOnce()).toBe(true)
  await write(db => db.run(sql`update stranger_mails set sent = ${unconfirmedMailsPerDay} where workspace_id = ${workspaceId}`))
  expect(await writeOnce()).toBe(false)
  await write(db => db.run(sql`update persons set email_confirmed_at = now() where id = ${admin.personId}`))
  expect(await writeOnce()).toBe(true)
})
