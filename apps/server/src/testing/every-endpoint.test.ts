import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { holdsPermission, roles, unauthenticatedMessage, workspaceRoles, type Access, type AnyEndpoint, type Permission, type Role } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { createSession } from '#platform/auth'
import { sql } from '#platform/db'
import { describe, expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { badInputs, forbiddenFields } from './bad-inputs.ts'
import { callerOf, type Asked, type Caller } from './calling.ts'
import type { EndpointSample, Scene, Who } from './samples.ts'
import { testHouse } from './test-house.ts'

// What holds for every endpoint without being asked: found through the areas themselves, driven by each area's samples.

const house = await testHouse()
const samples = await gatherSamples()
const scene = async (): Promise<Scene> => ({
  a: await house.given.team(),
  b: await house.given.team(),
  superAdmin: await house.given.superAdmin(),
  given: house.given,
  database: house.database,
})

async function gatherSamples(): Promise<EndpointSample[]> {
  const folder = join(import.meta.dirname, '..', 'areas')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /(^|\/)samples\.ts$/.test(file))
  const modules = await Promise.all(found.map(file => import(join(folder, file)) as Promise<Record<string, EndpointSample[]>>))
  return modules.flatMap(module => Object.values(module).flat())
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

async function speak(who: Who, on: Scene, team: 'a' | 'b' = 'a'): Promise<Caller> {
  switch (who) {
    case 'stranger': return house.stranger
    case 'superAdmin': return house.as(on.superAdmin)
    case 'schoolUser': return callerOf(house.server, await schoolToken())
    default: return house.as(on[team][who])
  }
}

async function schoolToken(): Promise<string> {
  const schoolId = newId()
  const userId = newId()
  return house.database.withSystem('write', async db => {
    await db.run(sql`insert into training_schools (id, name) values (${schoolId}, 'Scuola')`)
    await db.run(sql`insert into school_users (id, school_id, email, email_key, password_hash, name)
      values (${userId}, ${schoolId}, ${`${userId}@example.com`}, ${`${userId}@example.com`}, 'x', 'Allieva')`)
    return (await createSession(db, { strategy: 'training_school', personId: userId, workspaceId: null, device: 'test' })).token
  })
}

const whoIs: Record<Role, Who> = {
  super_admin: 'superAdmin', admin: 'admin', coach: 'coach', nutritionist: 'nutritionist', client: 'client', training_school: 'schoolUser',
}

function mayByDeclaration(access: Access, role: Role): boolean {
  if (access === 'any') return role !== 'training_school'
  if ('public' in access) return true
  if ('role' in access) return [access.role].flat().includes(role)
  const workspaceRole = workspaceRoles.find(each => each === role)
  const wanted: Permission[] = [access.permission].flat()
  return workspaceRole !== undefined && wanted.every(permission => holdsPermission(workspaceRole, permission))
}

test('every endpoint of every area has a sample', () => {
  const sampled = new Set(samples.map(sample => sample.endpoint))
  expect(areas.flatMap(area => area.endpoints).filter(endpoint => !sampled.has(endpoint)).map(nameOf)).toEqual([])
})

describe.each(samples.map(sample => [nameOf(sample.endpoint), sample] as const))('%s', (_, { endpoint, make }) => {
  const isPublic = typeof endpoint.access === 'object' && 'public' in endpoint.access
  const isWrite = endpoint.method !== 'GET'

  test('its sample is answered', async () => {
    const on = await scene()
    const { as, input } = await make(on)
    const { status, body, headers } = await (await speak(as, on)).ask(endpoint, input)
    expect(status < 300 ? 'answered' : [status, body]).toBe('answered')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
    if (endpoint.kind !== 'download') expect([body.success, headers['cache-control']]).toEqual([true, 'no-store'])
  })

  test.runIf(!isPublic)('a stranger is refused', async () => {
    const { input } = await make(await scene())
    for (const stranger of [house.stranger, callerOf(house.server, 'x'.repeat(43))]) {
      const { status, body } = await stranger.ask(endpoint, input)
      expect([status, body.message]).toEqual([401, unauthenticatedMessage])
    }
  })

  test.each(roles)('%s gets what the access declares', async role => {
    const on = await scene()
    const { input } = await make(on)
    const { status } = await (await speak(whoIs[role], on)).ask(endpoint, input)
    if (mayByDeclaration(endpoint.access, role)) expect([401, 403]).not.toContain(status)
    else expect([401, 403, 404]).toContain(status)
  })

  test('a neighbour finds nothing', async () => {
    const on = await scene()
    const { as, input, foreign } = await make(on)
    if (foreign) {
      expectAbsent(await (await speak(as, on)).ask(endpoint, foreign))
    } else if (hasId(input) && !isPublic) {
      const neighbour = await speak(as, on, 'b')
      const answer = await neighbour.ask(endpoint, input)
      expectAbsent(answer)
      const absent = await neighbour.ask(endpoint, withOtherIds(input))
      expect(answer.body).toEqual(absent.body)
    }
  })

  test('one stranger among those named, and it knows none of them', async () => {
    const on = await scene()
    const { as, input, foreign } = await make(on)
    const caller = await speak(as, on)
    for (const mixed of mixedWith(input, foreign)) expectAbsent(await caller.ask(endpoint, mixed))
  })

  test('wrong input is refused without a fault of the server', async () => {
    const on = await scene()
    const { as, input } = await make(on)
    const caller = await speak(as, on)
    const faults = []
    for (const [name, bad] of badInputs(input)) {
      const { status, body } = await caller.ask(endpoint, bad)
      if (status >= 500 || /\n\s+at |node_modules|select .* from|violates/.test(JSON.stringify(body))) faults.push([name, status, body])
    }
    expect(faults).toEqual([])
  })

  test.runIf(isWrite && endpoint.kind === 'json')('a body that is no honest one is refused before it is read', async () => {
    const on = await scene()
    const { as, input } = await make(on)
    const caller = await speak(as, on)
    const sent = async (headers: Record<string, string>, payload?: string) =>
      (await caller.ask(endpoint, payload ?? input, { headers })).status
    expect(await sent({ origin: 'https://evil.example' })).toBe(403)
    expect(await sent({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await sent({ 'content-type': 'text/plain' }, JSON.stringify(input))).toBe(415)
    expect(await sent({ 'content-type': 'application/json' }, '{"a":')).toBe(400)
    expect(await sent({ 'content-type': 'application/json' }, '[]')).toBe(400)
    expect(await sent({ 'content-type': 'application/json' }, '{"__proto__":{"isAdmin":true}}')).toBe(400)
    expect(await sent({ 'content-type': 'application/json' }, JSON.stringify({ much: 'x'.repeat(1_100_000) }))).toBe(413)
  })

  test.runIf(!isPublic)('in a workspace that cannot be it finds nothing', async () => {
    const on = await scene()
    const { as, input } = await make(on)
    const answer = await (await speak(as, on)).ask(endpoint, input, { workspaceId: 'nonsense' })
    expectAbsent(answer)
  })

  test.runIf(isWrite && !isPublic && !endpoint.secret && endpoint.kind === 'json')('asked twice under one key it answers the same', async () => {
    const on = await scene()
    const { as, input } = await make(on)
    const caller = await speak(as, on)
    const headers = { 'idempotency-key': newId() }
    const first = await caller.ask(endpoint, input, { headers })
    const second = await caller.ask(endpoint, input, { headers })
    // a call that ends its own session cannot be asked again
    if (second.status !== 401) expect([second.status, second.body]).toEqual([first.status, first.body])
  })

  test('fields that it does not declare are refused', async () => {
    const on = await scene()
    const { as, input } = await make(on)
    const caller = await speak(as, on)
    const declared = new Set(Object.keys(input ?? {}))
    for (const [field, value] of forbiddenFields.filter(([name]) => !declared.has(name))) {
      const { status } = await caller.ask(endpoint, { ...(input as object), [field]: value })
      expect([field, status]).toEqual([field, status === 400 ? 400 : 422])
    }
  })
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const hasId = (value: unknown): boolean => typeof value === 'string' ? uuid.test(value)
  : typeof value === 'object' && value !== null && Object.values(value).some(hasId)

const isIdList = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0
  && value.every(each => typeof each === 'string' && uuid.test(each))

/** Each list of ids with one more, of the neighbour's where the sample names any. */
const mixedWith = (input: unknown, foreign: unknown): unknown[] =>
  Object.entries(Object(input)).filter(([, value]) => isIdList(value)).map(([name, own]) => {
    const theirs: unknown = Object(foreign)[name]
    const other = isIdList(theirs) && JSON.stringify(theirs) !== JSON.stringify(own) ? theirs : [newId()]
    return { ...Object(input), [name]: [...own as string[], ...other] }
  })

const withOtherIds = (value: unknown): unknown => {
  if (typeof value === 'string') return uuid.test(value) ? newId() : value
  if (Array.isArray(value)) return value.map(withOtherIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOtherIds(inner)]))
}

function expectAbsent({ status, body }: Asked): void {
  expect([status, body.code]).toEqual([404, 'not found'])
}
