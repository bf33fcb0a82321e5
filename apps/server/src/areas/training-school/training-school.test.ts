import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { getMe, login } from '@allenio/contract/auth'
import { getSchool, getSchoolMe, loginToSchool, logoutOfSchool } from '@allenio/contract/training-school'
import { newId } from '@allenio/domain/ids'
import { callerOf, testHouse, testPassword } from '#testing'
import {
  addCourse,
  addCourseFile,
  addSchoolUser,
  createSchool,
  listSchools,
  removeCourse,
  removeCourseFile,
  removeSchool,
  removeSchoolUser,
  setSchoolPassword,
} from './schools.ts'

const { server, given, as, stranger, database } = await testHouse()
const keep = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

async function school(name = 'Scuola Movimento') {
  const email = `${newId()}@example.com`
  const schoolId = await keep(db => createSchool(db, { name, description: 'Corsi per istruttori' }))
  const userId = await keep(db => addSchoolUser(db, { schoolId, email, name: 'Sara Neri', password: testPassword }))
  const courseId = await keep(db => addCourse(db, { schoolId, title: 'Biomeccanica', text: 'Primo paragrafo.\n\nSecondo.' }))
  const fileId = await keep(db =>
    addCourseFile(db, {
      courseId,
      name: 'dispensa.pdf',
      mimeType: 'application/pdf',
      body: Readable.from([Buffer.from('%PDF-1.4\n%%EOF')]),
    }),
  )
  const answer = await stranger.ask(loginToSchool, { email, password: testPassword })
  const cookie = String(answer.headers['set-cookie']).split(';')[0]
  return {
    schoolId,
    userId,
    courseId,
    fileId,
    email,
    cookie,
    caller: callerOf(server, answer.body.data.access_token),
    token: answer.body.data.access_token,
  }
}

describe('a training school', () => {
  test('shows its user the courses with text and files', async () => {
    const { caller, email, cookie, schoolId } = await school()
    expect((await caller.call(getSchoolMe, {})).user).toMatchObject({
      email,
      name: 'Sara Neri',
      roles: ['training_school'],
      school: { id: schoolId, name: 'Scuola Movimento' },
    })
    const { school: ownSchool } = await caller.call(getSchool, {})
    expect(ownSchool).toMatchObject({
      description: 'Corsi per istruttori',
      courses: [{ title: 'Biomeccanica', text: 'Primo paragrafo.\n\nSecondo.', files: [{ name: 'dispensa.pdf' }] }],
    })
    const file = await server.inject({ url: String(ownSchool.courses[0]?.files[0]?.url), headers: { cookie } })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('shows nobody another school', async () => {
    const [one, two] = [await school(), await school('Scuola Altra')]
    const { school: ownSchool } = await one.caller.call(getSchool, {})
    expect(JSON.stringify(ownSchool)).not.toContain('Altra')
    const { school: other } = await two.caller.call(getSchool, {})
    const stolen = await server.inject({ url: String(other.courses[0]?.files[0]?.url), headers: { cookie: one.cookie } })
    expect(stolen.statusCode).toBe(404)
  })

  test('the two strategies do not know each other', async () => {
    const { caller, email } = await school()
    const person = await given.member('admin')
    expect((await caller.ask(getMe)).status).toBe(401)
    expect((await as(person).ask(getSchool)).status).toBe(401)
    expect((await as(await given.superAdmin()).ask(getSchoolMe)).status).toBe(401)
    expect((await stranger.ask(login, { email, password: testPassword })).body.code).toBe('wrong credentials')
    expect((await stranger.ask(loginToSchool, { email: person.email, password: testPassword })).body.code).toBe('wrong credentials')
  })

  test('guessing takes patience, and a wrong password sounds like an unknown address', async () => {
    const { email } = await school()
    const tryLogin = (address: string, remoteAddress: string, password = 'wrong', cookie = '') =>
      server.inject({
        method: 'POST',
        url: '/api/training_school/login',
        remoteAddress,
        payload: { email: address, password },
        headers: { cookie },
      })
    const [wrong, unknown] = [await tryLogin(email, '10.5.1.1'), await tryLogin('nobody@example.com', '10.5.2.1')]
    expect(wrong.json()).toEqual(unknown.json())
    const home = await tryLogin(email, '10.5.3.1', testPassword)
    const deviceCookie = [home.headers['set-cookie']]
      .flat()
      .map(cookie => String(cookie).split(';')[0])
      .join('; ')
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await tryLogin(email, '10.5.1.1')).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
    // the owner signs in from elsewhere, and with a known device also beside the guesser
    expect((await tryLogin(email, '10.5.4.1', testPassword)).statusCode).toBe(200)
    expect((await tryLogin(email, '10.5.1.1', testPassword)).statusCode).toBe(429)
    expect((await tryLogin(email, '10.5.1.1', testPassword, deviceCookie)).statusCode).toBe(200)
    await keep(db => setSchoolPassword(db, email, 'un’altra password'))
    expect((await tryLogin(email, '10.5.1.1', 'un’altra password', deviceCookie)).statusCode).toBe(429)
  })

  test('logging out ends the session', async () => {
    const { caller } = await school()
    await caller.call(logoutOfSchool, {})
    expect((await caller.ask(getSchoolMe)).status).toBe(401)
  })
})

describe('kept from the command line', () => {
  test('a new password ends the sessions', async () => {
    const { caller, email } = await school()
    expect(await keep(db => setSchoolPassword(db, email, 'un’altra password'))).toBe(true)
    expect((await caller.ask(getSchoolMe)).status).toBe(401)
    expect((await stranger.ask(loginToSchool, { email, password: 'un’altra password' })).status).toBe(200)
    expect(await keep(db => setSchoolPassword(db, 'nobody@example.com', 'x'))).toBe(false)
  })

  test('files, courses, users and schools are listed and removed', async () => {
    const { caller, schoolId, courseId, fileId, email, cookie } = await school()
    const url = String((await caller.call(getSchool, {})).school.courses[0]?.files[0]?.url)
    const listed = (await keep(listSchools)).find(({ id }) => id === schoolId)
    expect(listed).toMatchObject({ users: [{ email }], courses: [{ id: courseId, files: [{ id: fileId, name: 'dispensa.pdf' }] }] })
    await keep(db => removeCourseFile(db, fileId))
    expect((await server.inject({ url, headers: { cookie } })).statusCode).toBe(404)
    await keep(db => removeCourse(db, courseId))
    expect((await caller.call(getSchool, {})).school.courses).toEqual([])
    await keep(db => removeSchoolUser(db, email))
    expect((await caller.ask(getSchoolMe)).status).toBe(401)
    expect(await keep(db => removeSchool(db, schoolId))).toBe(true)
    expect((await keep(listSchools)).some(({ id }) => id === schoolId)).toBe(false)
  })
})
