import { roles, unauthenticatedMessage, type Role } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { callerOf } from './calls.ts'
import { declaredRefusal } from './declared-access.ts'
import { expectSubjects } from './endpoint-subjects.ts'
import type { Who } from './samples.ts'
import { expectRefused, type TriedEndpoint } from './tried-endpoints.ts'

const personOf: Record<Role, Who> = {
  super_admin: 'superAdmin',
  admin: 'admin',
  coach: 'coach',
  nutritionist: 'nutritionist',
  client: 'client',
  training_school: 'schoolUser',
}

export function testStrangers({ house, endpoint, playShared }: TriedEndpoint): void {
  test('a stranger is refused', async () => {
    const { input } = await playShared()
    for (const stranger of [house.stranger, callerOf(house.server, 'x'.repeat(43))]) {
      const { status, body } = await stranger.ask(endpoint, input)
      expect([status, body.message]).toEqual([401, unauthenticatedMessage])
    }
  })

  test('in a workspace that cannot exist nothing is found', async () => {
    const { input, caller } = await playShared()
    expectRefused(await caller.ask(endpoint, input, { workspaceId: 'nonsense' }), 'not found')
  })
}

export function testRefusals({ endpoint, binding, playShared }: TriedEndpoint): void {
  const refusedRoles = roles.flatMap(role => {
    const code = declaredRefusal(binding, role)
    return code === undefined ? [] : [{ role, code }]
  })
  test.each(refusedRoles)('$role is refused', async ({ role, code }) => {
    const { input, speak } = await playShared()
    expectRefused(await (await speak(personOf[role])).ask(endpoint, input), code)
  })
}

export function testAnswers(tested: TriedEndpoint): void {
  const { endpoint, binding, isOpen, playShared } = tested
  const allowedRoles = roles.filter(role => declaredRefusal(binding, role) === undefined)
  test.each(allowedRoles)('%s is answered, or refused as the sample says', async role => {
    const { input, refusals, as, speak } = await playShared()
    const code = refusals?.[role]
    if (code === undefined) return expectAnswered(tested, personOf[role])
    expect(as).not.toBe(personOf[role])
    expectRefused(await (await speak(personOf[role])).ask(endpoint, input), code)
  })

  test.each(isOpen ? ['stranger' as const] : [])('a %s is answered', who => expectAnswered(tested, who))
}

/** The person of the sample sends a write twice with one key: a retry must get the same answer. */
async function expectAnswered({ house, endpoint, isOpen, isWrite, playAnew, playShared }: TriedEndpoint, who: Who): Promise<void> {
  const { as, input, speak, ofNoClient, headers: ownHeaders, bytes } = isWrite ? await playAnew() : await playShared()
  const caller = await speak(who)
  const headers = { ...ownHeaders, 'idempotency-key': newId() }
  const changesBefore = house.changes.length
  const { status, body, headers: answerHeaders } = await caller.ask(endpoint, input, { headers, ...(bytes && { bytes }) })
  expect(status < 300 ? 'answered' : [status, body]).toBe('answered')
  expect(answerHeaders).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
  if (endpoint.kind !== 'download') expect([body.success, answerHeaders['cache-control']]).toEqual([true, 'no-store'])
  if (ofNoClient === undefined) expectSubjects(endpoint, house.changes.slice(changesBefore))
  if (who !== as || !isWrite || isOpen || endpoint.isSecret || endpoint.kind !== 'json') return
  const again = await caller.ask(endpoint, input, { headers })
  // a call that ends its own session cannot be repeated
  if (again.status !== 401) expect([again.status, again.body]).toEqual([status, body])
}
