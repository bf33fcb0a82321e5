import { completeGoogleLink, connectGoogle, disconnectGoogle, getGoogleStatus, updateGoogleEmail } from '@allenio/contract/google'
import { listNotifications } from '@allenio/contract/notifications'
import { sql, type Row, type Sql } from '#platform/db'
import { getCalendarZone } from '#platform/google'
import { addGoogleFault, clearGoogleFaults, googleControls } from '#platform/test-google'
import { ownHouse, runJob, type TestMember } from '#testing'
import { afterEach, expect, test } from 'vitest'
import { withAccess } from './access.ts'
import { endLink } from './endings.ts'
import { linkOf, newEmail } from './scene.testing.ts'

const house = await ownHouse({ runsJobs: false })
const { as, given, database } = house
const google = googleControls(database)
afterEach(clearGoogleFaults)

const ask = async (member: TestMember, email: string, options = {}) => {
  const { consentUrl } = await as(member).call(connectGoogle, {})
  const address = new URL(await google.consent(consentUrl, email, options))
  return { code: address.searchParams.get('code') ?? '', state: address.searchParams.get('state') ?? '' }
}

const linksOf = ({ workspaceId }: TestMember) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.many<Row<'google_links', 'id' | 'email' | 'state' | 'refresh_token'>>(sql`select id, email, state, refresh_token from google_links`),
  )
const codeOf = ({ status, body }: { status: number; body: { code?: unknown } }) => (status < 300 ? 'linked' : body.code)

test('a member consents at Google and comes back linked; the tokens are sealed', async () => {
  const { coach } = await given.team()
  expect(await as(coach).call(getGoogleStatus, {})).toEqual({
    isOffered: true,
    account_linked: false,
    email: null,
    isBroken: false,
    linkedAt: null,
  })
  const email = newEmail()
  expect(await as(coach).call(completeGoogleLink, await ask(coach, email))).toMatchObject({ account_linked: true, email })
  const [link] = await linksOf(coach)
  expect(link?.refresh_token).not.toContain('refresh-')
})

test('a state counts once, for the session that asked, and a code once', async () => {
  const team = await given.team()
  const answer = await ask(team.coach, newEmail())
  expect(codeOf(await as(team.admin).ask(completeGoogleLink, answer))).toBe('google link expired')
  expect(codeOf(await as(team.coach).ask(completeGoogleLink, { ...answer, state: 'x'.repeat(43) }))).toBe('google link expired')
  expect(codeOf(await as(team.coach).ask(completeGoogleLink, answer))).toBe('linked')
  expect(codeOf(await as(team.coach).ask(completeGoogleLink, answer))).toBe('google link expired')
  const { state } = await ask(team.coach, newEmail())
  expect(codeOf(await as(team.coach).ask(completeGoogleLink, { code: answer.code, state }))).toBe('google refused')
})

test('a consent that leaves out the calendar is refused and given back', async () => {
  const { coach } = await given.team()
  const email = newEmail()
  const answer = await ask(coach, email, { withoutCalendar: true })
  expect(codeOf(await as(coach).ask(completeGoogleLink, answer))).toBe('google rights missing')
  expect(await google.countGrants(email)).toBe(0)
})

test('without an answer of Google nothing is linked, and the person may try again', async () => {
  const { coach } = await given.team()
  const answer = await ask(coach, newEmail())
  addGoogleFault('away', { of: '/token' })
  expect(codeOf(await as(coach).ask(completeGoogleLink, answer))).toBe('google away')
  expect(await linksOf(coach)).toEqual([])
  expect(codeOf(await as(coach).ask(completeGoogleLink, await ask(coach, newEmail())))).toBe('linked')
})

test('access is renewed where it is over; where it is withdrawn the link is broken, told once', async () => {
  const { coach } = await given.team()
  const email = await linkOf(house, { member: coach, role: 'coach' })
  const [{ id: linkId } = { id: '' }] = await linksOf(coach)
  const link = { workspaceId: coach.workspaceId, linkId }
  addGoogleFault('unauthorized', { of: '/calendarList' })
  expect(await withAccess(database, link, getCalendarZone)).toBe('Europe/Rome')
  await google.revoke(email)
  for (let tries = 0; tries < 2; tries += 1) await expect(withAccess(database, link, getCalendarZone)).rejects.toThrow('broken')
  expect(await as(coach).call(getGoogleStatus, {})).toMatchObject({ account_linked: true, isBroken: true })
  const { notifications } = await as(coach).call(listNotifications, {})
  expect(notifications.map(({ kind }) => kind)).toEqual(['google link broken'])
  expect(codeOf(await as(coach).ask(completeGoogleLink, await ask(coach, email)))).toBe('linked')
  expect(await as(coach).call(getGoogleStatus, {})).toMatchObject({ email, isBroken: false })
})

test('another account replaces the first; disconnecting revokes and erases the tokens', async () => {
  const { coach } = await given.team()
  const first = await linkOf(house, { member: coach, role: 'coach' })
  const { consentUrl } = await as(coach).call(updateGoogleEmail, {})
  expect(new URL(consentUrl).searchParams.get('prompt')).toContain('select_account')
  const second = await linkOf(house, { member: coach, role: 'coach' })
  expect(await as(coach).call(getGoogleStatus, {})).toMatchObject({ email: second })
  await as(coach).call(disconnectGoogle, { keepsCopies: false })
  expect(await as(coach).call(getGoogleStatus, {})).toMatchObject({ account_linked: false, email: null })
  for (const { id: linkId } of await linksOf(coach)) await endLink(database, { workspaceId: coach.workspaceId, linkId })
  expect(await linksOf(coach)).toEqual([])
  expect([await google.countGrants(first), await google.countGrants(second)]).toEqual([0, 0])
})

test('a sweep ends the links of members who have left, and those that Google could not be told of', async () => {
  const { coach } = await given.team()
  const email = await linkOf(house, { member: coach, role: 'coach' })
  const change = (set: Sql) => database.withWorkspace(coach.workspaceId, 'write', db => db.run(set))
  await change(sql`update memberships set status = 'inactive' where id = ${coach.membershipId}`)
  await runJob(database, 'end google links')
  expect((await linksOf(coach)).map(({ state }) => state)).toEqual(['ending'])
  await change(sql`update google_links set ended_at = now() - interval '4 days'`)
  addGoogleFault('away', { of: '/revoke' })
  await runJob(database, 'end google links')
  expect(await linksOf(coach)).toEqual([])
  expect(await google.countGrants(email)).toBe(1)
})
