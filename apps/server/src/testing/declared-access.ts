import {
  baseErrors,
  holdsPermission,
  workspaceRoles,
  type Access,
  type AnyEndpoint,
  type ErrorTable,
  type Permission,
  type Role,
} from '@allenio/contract'
import type { Binding } from '#platform/http'
import { areas } from '../areas.ts'

type BaseCode = keyof typeof baseErrors

/** The code that an endpoint's declared access refuses a role with; undefined where the role may make the call. */
export function declaredRefusal({ endpoint: { access }, scope }: Binding, role: Role): BaseCode | undefined {
  if (isPublic(access)) return undefined
  // the logins of the training school and ours are separate
  if (isForSchools(access) !== (role === 'training_school')) return 'unauthenticated'
  // the super admin of the tests belongs to no workspace
  if (role === 'super_admin') return mayCall(access, role) && scope !== 'workspace' ? undefined : 'not found'
  return mayCall(access, role) ? undefined : 'forbidden'
}

/** Endpoints with one key are refused to the same people, by the same part of the server. */
export const keyOfAccess = (endpoint: AnyEndpoint): string => JSON.stringify([endpoint.access, scopes.get(endpoint), endpoint.kind])

const scopes = new Map(areas.flatMap(({ bindings }) => bindings.map(({ endpoint, scope }) => [endpoint, scope])))

export const isPublic = (access: Access): boolean => typeof access === 'object' && 'public' in access

const isForSchools = (access: Access) => typeof access === 'object' && 'role' in access && [access.role].flat().includes('training_school')

function mayCall(access: Access, role: Role): boolean {
  if (access === 'any' || 'public' in access) return true
  if ('role' in access) return [access.role].flat().includes(role)
  const workspaceRole = workspaceRoles.find(each => each === role)
  const permissions: Permission[] = [access.permission].flat()
  return workspaceRole !== undefined && permissions.every(permission => holdsPermission(workspaceRole, permission))
}

/** Every code of the product with its status. */
export const statuses: ErrorTable = Object.assign({}, baseErrors, ...areas.map(({ errors }) => errors))
