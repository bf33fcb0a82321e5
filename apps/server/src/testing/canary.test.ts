import { askPasswordReset, changePassword, confirmAddress, deleteAccount, register, updateProfile } from '@allenio/contract/account'
import { confirmSecondFactor, getMe, login, startSecondFactor } from '@allenio/contract/auth'
import { startUpload } from '@allenio/contract/files'
import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { framesOf, reasonOf } from '#platform/log'
import { badInputs } from './bad-inputs.ts'
import { callerOf, type CallAnswer } from './calls.ts'
import { mailboxOf } from './mailbox.ts'
import { ownHouse } from './test-house.ts'

// Nothing that a person typed or received may appear in the log or in a refusal.

const { server, stranger, logged, database } = await ownHouse({ env: { LOG_LEVEL: 'debug' } })
const { tokenTo } = mailboxOf(database)

const canary = {
  email: 'canary.of.the.mine@example.com',
  password: 'canary password 7d1f',
  newPassword: 'canary new password 9e2a',
  wrongPassword: 'canary wrong password 51c3',
  firstName: 'Canarina',
  lastName: 'Gialloverde',
  phone: '+39 333 7654321',
  business: 'Studio Canarino',
  file: 'referto-canarino.pdf',
}

const refusals: CallAnswer[] = []
async function refusedBy(asking: Promise<CallAnswer>): Promise<void> {
  const answer = await asking
  if (answer.status >= 400) refusals.push(answer)
}

test("a person's use of the app leaves none of their data in the log or in a refusal", async () => {
  const { access_token: token } = await stranger.call(register, {
    firstName: canary.firstName,
    lastName: canary.lastName,
    email: canary.email,
    password: canary.password,
    businessName: canary.business,
    profession: 'both',
    locale: 'it',
    hasAgreed: true,
  })
  const her = callerOf(server, token)
  await her.call(getMe, {})
  await her.call(updateProfile, { phone: canary.phone })
  await her.call(confirmAddress, { token: await tokenTo(canary.email, /Conferma/) })
  const { secret } = await her.call(startSecondFactor, { password: canary.password })
  await refusedBy(her.ask(confirmSecondFactor, { code: '000000' }))
  await refusedBy(stranger.ask(login, { email: canary.email, password: canary.wrongPassword }))
  await refusedBy(stranger.ask(login, { email: canary.email, password: canary.wrongPassword, isAdmin: true }))
  await stranger.ask(askPasswordReset, { email: canary.email })
  await her.call(changePassword, { currentPassword: canary.password, newPassword: canary.newPassword })
  await refusedBy(her.ask(changePassword, { currentPassword: canary.wrongPassword, newPassword: canary.newPassword }))
  await her.ask(startUpload, { name: canary.file, bytes: 10, mimeType: 'application/pdf' })
  await refusedBy(her.ask(startUpload, { name: canary.file, bytes: 10 ** 12, mimeType: 'application/pdf' }))
  for (const [, input] of badInputs({ email: canary.email, firstName: canary.firstName, password: canary.wrongPassword })) {
    await refusedBy(her.ask(updateProfile, input))
  }
  await refusedBy(her.ask(deleteAccount, { password: canary.wrongPassword }))
  await server.inject({
    url: `/api/links/${token}?email=${canary.email}`,
    headers: { referer: `https://example.com/${canary.lastName}`, 'user-agent': canary.firstName },
  })
  await server.inject({ url: `/nothing/${canary.email}` })
  await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${canary.email}","password":"${canary.wrongPassword}"`,
  })
  // imitates a mistake of ours: the error of the database repeats the value that it could not read
  for (const statement of [
    sql`select ${canary.lastName}::uuid`,
    sql`select ${canary.email}::int`,
    sql`insert into persons (id, email, email_key) select id, email, email_key from persons`,
  ])
    logged.push(await faultOf(statement))

  const secrets = [...Object.values(canary), token, secret]
  expect(refusals.length).toBeGreaterThan(20)
  for (const word of secrets) {
    const includesWord = (text: string) => text.toLowerCase().includes(word.toLowerCase())
    expect([word, logged.filter(includesWord)]).toEqual([word, []])
    expect([word, refusals.filter(({ body }) => includesWord(JSON.stringify(body)))]).toEqual([word, []])
  }
})

/** The line that would be logged if this statement failed in a handler. */
const faultOf = (statement: ReturnType<typeof sql>) =>
  database
    .withSystem('read', db => db.many(statement))
    .then(
      () => {
        throw new Error('it was no fault')
      },
      (error: unknown) => `${reasonOf(error)} ${framesOf(error)}`,
    )

test('every line is one object with a time, a level and a message', async () => {
  for (let nth = 0; nth < 12; nth += 1) await server.inject({ url: '/api/auth/me' })
  for (const line of logged.filter(each => each.startsWith('{'))) {
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String), message: expect.any(String) })
  }
  const answered = logged.filter(line => line.includes('"answered"')).map(line => JSON.parse(line))
  expect(answered.length).toBeGreaterThan(10)
  for (const line of answered)
    expect(Object.keys(line).sort()).toEqual(['level', 'message', 'method', 'ms', 'request', 'route', 'status', 'time'])
})

test('the database contains no password and no code as it was typed', async () => {
  const tables = await database.withSystem('read', db =>
    db.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`),
  )
  for (const { name } of tables.filter(each => each.name !== 'migrations')) {
    const statement = { ...sql`select t::text as row from`, text: `select t::text as row from "${name}" t` } // names from the catalogue
    const rows = await database.withSystem('read', db => db.many<{ row: string }>(statement))
    expect([name, rows.filter(({ row }) => /canary (new |wrong )?password/.test(row))]).toEqual([name, []])
  }
})
