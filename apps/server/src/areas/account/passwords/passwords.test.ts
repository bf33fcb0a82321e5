import { askPasswordReset, changePassword, getLink, resetPassword } from '@allenio/contract/account'
import { getMe, login } from '@allenio/contract/auth'
import { newId } from '@allenio/domain/ids'
import { createLink } from '#platform/auth'
import { sql } from '#platform/db'
import { callerOf, mailboxOf, testHouse, testPassword, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'

const { server, given, as, stranger, database, logged } = await testHouse()
const { mailTo, tokenTo, mailsTo } = mailboxOf(database)

const password = 'tre gatti sul tetto'

async function resetLink({ email }: TestPerson): Promise<string> {
  await stranger.call(askPasswordReset, { email })
  return tokenTo(email, /Scegli una nuova password/)
}

const mayLogin = async (email: string, typed: string) => (await stranger.ask(login, { email, password: typed })).status === 200

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, which ends every session', async () => {
    const person = await given.person()
    const token = await resetLink(person)
    expect(await stranger.call(getLink, { token })).toMatchObject({
      kind: 'reset password',
      isLive: true,
      email: person.email,
      leadsTo: null,
    })
    const answer = await stranger.ask(resetPassword, { token, email: person.email, password })
    expect(answer.body).toMatchObject({ success: true, message: 'Password salvata', data: { email: person.email } })
    expect((await as(person).ask(getMe)).status).toBe(401)
    expect([await mayLogin(person.email, testPassword), await mayLogin(person.email, password)]).toEqual([false, true])
    await mailTo(person.email, /password è cambiata/)
  })

  test('has the same answer for every address, and no mail for unknown ones', async () => {
    const person = await given.person()
    const unknown = `${newId()}@example.com`
    const answers = [
      await stranger.ask(askPasswordReset, { email: person.email }),
      await stranger.ask(askPasswordReset, { email: unknown }),
    ]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers.map(answer => answer.status)).toEqual([200, 200])
    await mailTo(person.email, /nuova password/)
    expect(await mailsTo(unknown)).toEqual([])
  })

  test('has a link that works once, also for parallel calls', async () => {
    const person = await given.person()
    const token = await resetLink(person)
    const answers = await Promise.all(
      [1, 2, 3].map(index => stranger.ask(resetPassword, { token, email: person.email, password: `${password} ${index}` })),
    )
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
    expect(answers.find(answer => answer.status === 410)?.body.data.buttons).toEqual([
      { title: 'Chiedi un nuovo link', redirect: '/forgot-password' },
    ])
  })

  test('has a link that ends with time, another used link, another address, a changed address and a changed password', async () => {
    const dead = async (person: TestPerson, token: string, email = person.email) => {
      expect((await stranger.ask(resetPassword, { token, email, password })).status).toBe(410)
    }
    const late = await given.person()
    const lateToken = await resetLink(late)
    await database.withSystem('write', db => db.run(sql`update links set expires_at = now() where person_id = ${late.personId}`))
    await dead(late, lateToken)

    const twice = await given.person()
    const first = await resetLink(twice)
    await stranger.call(askPasswordReset, { email: twice.email })
    await expect.poll(async () => (await mailsTo(twice.email)).length).toBe(2)
    const second = await tokenTo(twice.email, /Scegli una nuova password/)
    expect((await stranger.ask(resetPassword, { token: second, email: twice.email, password })).status).toBe(200)
    await dead(twice, first)

    const [one, two] = [await given.person(), await given.person()]
    const token = await resetLink(one)
    await dead(one, token, two.email)

    const moved = await given.person()
    const movedToken = await resetLink(moved)
    await database.withSystem('write', db =>
      db.run(sql`
      update persons set email = 'moved@example.com', email_key = 'moved@example.com' where id = ${moved.personId}`),
    )
    await dead(moved, movedToken)
    await dead(moved, movedToken, 'moved@example.com')

    const changed = await given.person()
    const changedToken = await resetLink(changed)
    await as(changed).call(changePassword, { currentPassword: testPassword, newPassword: password })
    await dead(changed, changedToken)
  })

  test('a weak password does not use the link up', async () => {
    const person = await given.person()
    const token = await resetLink(person)
    expect((await stranger.ask(resetPassword, { token, email: person.email, password: 'password1234' })).body.code).toBe('common password')
    expect((await stranger.ask(resetPassword, { token, email: person.email, password })).status).toBe(200)
  })

  test('links of other kinds do not set passwords', async () => {
    const person = await given.person()
    for (const kind of ['confirm address', 'change address', 'keep account', 'invitation'] as const) {
      const token = await database.withSystem('write', db =>
        createLink(db, { kind, personId: person.personId, emailKey: person.email, days: 1 }),
      )
      const { status } = await stranger.ask(resetPassword, { token, email: person.email, password })
      expect([kind, status]).toEqual([kind, 410])
    }
  })

  test('can always be reset by its owner, however often strangers ask for mails', async () => {
    const person = await given.person()
    const askFrom = (remoteAddress: string) =>
      server.inject({ method: 'POST', url: '/api/password/reset/email', remoteAddress, payload: { email: person.email } })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await askFrom('10.7.1.1')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await expect.poll(async () => (await mailsTo(person.email)).length).toBe(3)
    const [oldest] = await mailsTo(person.email)
    const token = String(/[?&]token=([\w-]+)/.exec(oldest?.plain ?? '')?.[1])

    expect((await askFrom('10.7.2.1')).statusCode).toBe(200)
    // the mail below is written after the other one would have been
    const marker = await given.person()
    await stranger.call(askPasswordReset, { email: marker.email })
    await mailTo(marker.email, /Scegli una nuova password/)
    expect(await mailsTo(person.email)).toHaveLength(3)
    expect((await stranger.ask(resetPassword, { token, email: person.email, password })).status).toBe(200)
  })

  test('has a link whose secret is stored nowhere', async () => {
    const person = await given.person()
    const token = await resetLink(person)
    const rows = await database.withSystem('read', db => db.many(sql`select l::text from links l where person_id = ${person.personId}`))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(logged.join('\n')).not.toContain(token)
    expect(logged.join('\n')).not.toContain(person.email)
  })
})

describe('changing the password', () => {
  test('needs the current one and ends the other sessions', async () => {
    const person = await given.person()
    const { access_token } = await stranger.call(login, { email: person.email, password: testPassword })
    const wrong = await as(person).ask(changePassword, { currentPassword: 'not the one', newPassword: password })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['currentPassword']])
    const weak = await as(person).ask(changePassword, { currentPassword: testPassword, newPassword: person.email })
    expect([weak.status, Object.keys(weak.body.errors)]).toEqual([422, ['newPassword']])
    await as(person).call(changePassword, { currentPassword: testPassword, newPassword: password })
    expect((await callerOf(server, access_token).ask(getMe)).status).toBe(401)
    expect((await as(person).ask(getMe)).status).toBe(200)
    expect(await mayLogin(person.email, password)).toBe(true)
  })

  test('limits how often the current one is guessed', async () => {
    const person = await given.person()
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await as(person).ask(changePassword, { currentPassword: `guess ${index}`, newPassword: password })).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })
})
