import { getMe, login } from '@allenio/contract/auth'
import { callerOf, testHouse, testPassword } from '#testing'
import { describe, expect, test } from 'vitest'
import { createSuperAdmin, resetPasswordByHand, WeakPassword } from './admin-commands.ts'

const { server, given, as, stranger, database } = await testHouse()
const inSystem: typeof database.withSystem = (kind, work) => database.withSystem(kind, work)

describe('from the command line', () => {
  test('a super admin is made with a password that is told once', async () => {
    const made = await inSystem('write', db => createSuperAdmin(db, { email: 'Super@Example.com', firstName: 'Ada', lastName: 'Neri' }))
    const { access_token } = await stranger.call(login, { email: 'super@example.com', password: String(made.password) })
    expect((await callerOf(server, access_token).call(getMe, {})).user).toMatchObject({
      roles: ['super_admin'],
      workspace: null,
      isEmailConfirmed: true,
    })
  })

  test('or an account is raised, its password kept', async () => {
    const person = await given.member('admin')
    const made = await inSystem('write', db => createSuperAdmin(db, { email: person.email, firstName: 'x', lastName: 'y' }))
    expect(made).toEqual({ personId: person.personId, password: undefined })
    expect((await as(person).call(getMe, {})).user.roles).toEqual(['super_admin', 'admin'])
  })

  test('a password is set anew and ends the sessions', async () => {
    const person = await given.person()
    const newPassword = await inSystem('write', db => resetPasswordByHand(db, person.email))
    expect((await as(person).ask(getMe)).status).toBe(401)
    expect((await stranger.ask(login, { email: person.email, password: testPassword })).status).toBe(422)
    expect((await stranger.ask(login, { email: person.email, password: String(newPassword) })).status).toBe(200)
    expect(await inSystem('write', db => resetPasswordByHand(db, 'nobody@example.com'))).toBeUndefined()
    await expect(inSystem('write', db => resetPasswordByHand(db, person.email, 'password123'))).rejects.toThrow(WeakPassword)
  })
})
