import { roles, type Role } from '@allenio/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#platform/access'
import { AppError } from '#platform/errors'
import { refuseByAccess, type Binding } from '#platform/http'
import { areas } from '../areas.ts'
import { declaredRefusal } from './declared-access.ts'
import { nameOf } from './tried-endpoints.ts'

const signedIn = { personId: 'p', sessionId: 's', language: 'it', timeZone: 'Europe/Rome' } as const

function callerAs(role: Role): Caller {
  if (role === 'training_school') return { ...signedIn, kind: 'school user' }
  if (role === 'super_admin')
    return { ...signedIn, kind: 'person', isSuperAdmin: true, isGuardMissing: false, isSuspended: false, membership: undefined }
  const membership = { workspaceId: 'w', membershipId: 'm', role, withheldPermissions: [] }
  return { ...signedIn, kind: 'person', isSuperAdmin: false, isGuardMissing: false, isSuspended: false, membership }
}

const answered = 'answered'

/** The answer before any handler runs: a code, or that the handler answers. */
function verdictOf(binding: Binding, caller: Caller | undefined): string {
  try {
    refuseByAccess(binding, caller)
    return answered
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const verdictsOf = (binding: Binding) => [
  ...roles.map(role => ({ who: role, verdict: verdictOf(binding, callerAs(role)) })),
  { who: 'stranger', verdict: verdictOf(binding, undefined) },
]

const lineOf = (binding: Binding): string => {
  const groups = [...Map.groupBy(verdictsOf(binding), ({ verdict }) => verdict)]
  const [answeredFirst, refused] = [groups.filter(([verdict]) => verdict === answered), groups.filter(([verdict]) => verdict !== answered)]
  const texts = [...answeredFirst, ...refused].map(([verdict, all]) => `${verdict}: ${all.map(({ who }) => who).join(', ')}`)
  return `${nameOf(binding.endpoint)}\n    ${texts.join(' | ')}`
}

test('whoever gains or loses a call is a change of this list', async () => {
  const text = areas
    .filter(({ bindings }) => bindings.length > 0)
    .map(({ name, bindings }) => `${name}\n${bindings.map(binding => `  ${lineOf(binding)}`).join('\n')}\n`)
    .join('\n')
  await expect(text).toMatchFileSnapshot('access.snapshot')
})

test.each(areas.filter(({ bindings }) => bindings.length > 0).map(({ name, bindings }) => [name, bindings] as const))(
  '%s refuses exactly the roles that its access leaves out',
  (_, bindings) => {
    const told = bindings.map(binding => [nameOf(binding.endpoint), ...roles.map(role => verdictOf(binding, callerAs(role)))])
    const declared = bindings.map(binding => [nameOf(binding.endpoint), ...roles.map(role => declaredRefusal(binding, role) ?? answered)])
    expect(told).toEqual(declared)
  },
)
