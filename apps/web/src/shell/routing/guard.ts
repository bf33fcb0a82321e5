import { workspaceRoles } from '@allenio/contract'
import type { Permission, Role } from '@allenio/contract'
import type { Screen } from '#lib/screens'
import type { Strategy } from '#lib/session'
import { screens } from '../../routes.ts'

/** The facts about the signed-in person that decide which screens they may open. */
export interface Visitor {
  roles: readonly Role[]
  permissions: readonly Permission[]
  /** false means that no data of a business can be shown */
  hasWorkspace: boolean
}

/** The signed-in person and the school user. Each has tokens of their own, so that both may be signed in at the same time. */
export interface Visitors {
  person: Visitor | undefined
  isSchoolUser: boolean
}

export type Decision =
  | { isOpen: true }
  /** `remember`: the requested path opens after a login by this strategy */
  | { isOpen: false; to: string; remember?: Strategy }

const openDecision: Decision = { isOpen: true }
const sendTo = (to: string): Decision => ({ isOpen: false, to })
const logInAt = (remember: Strategy): Decision => ({ isOpen: false, to: loginPaths[remember], remember })

/** The login page of each strategy. */
export const loginPaths = { local: '/login', training_school: '/trainingschools/login' } as const satisfies Record<Strategy, string>

export function decide(screen: Pick<Screen, 'path' | 'access'>, { person, isSchoolUser }: Visitors): Decision {
  const { path, access } = screen
  if (isPublic(access)) {
    if ((path === '/' || path === '/login') && person) return sendTo(homePath(person))
    if (path === '/trainingschools/login' && isSchoolUser) return sendTo('/trainingschools')
    return openDecision
  }
  if (isForSchool(access)) return isSchoolUser ? openDecision : logInAt('training_school')
  if (!person) return logInAt('local')
  if (mayOpen(access, person)) return openDecision
  // the home page must not redirect to itself
  return sendTo(path === '/home' && homePath(person) === '/home' ? '/settings' : homePath(person))
}

/** The sidebar, the palette and the guard use the same rule, so that every visible entry can be opened. */
export function mayOpen(access: Screen['access'], person: Visitor): boolean {
  if (access === 'any' || 'public' in access) return true
  if ('permission' in access) {
    return person.hasWorkspace && listed(access.permission).every(each => person.permissions.includes(each))
  }
  if ('role' in access) return listed(access.role).some(each => hasRole(person, each) && (person.hasWorkspace || !isOfBusiness(each)))
  throw new UnknownMiddleware(access satisfies never)
}

/** Screens of these roles show a business, so nobody without a business may open them, whatever their role. */
const isOfBusiness = (role: Role): boolean => workspaceRoles.some(each => each === role)

/** In the web app a super admin counts as an admin too. */
export const hasRole = ({ roles }: Pick<Visitor, 'roles'>, role: Role): boolean =>
  roles.includes(role) || (role === 'admin' && roles.includes('super_admin'))

export const isPublic = (access: Screen['access']): boolean => typeof access === 'object' && 'public' in access

const isForSchool = (access: Screen['access']): boolean =>
  typeof access === 'object' && 'role' in access && listed(access.role).includes('training_school')

const listed = <Item extends string>(one: Item | readonly Item[]): readonly Item[] => (typeof one === 'string' ? [one] : one)

/** Access is typed, so this is thrown only for a table that did not compile; the error page shows it as a 500. */
export class UnknownMiddleware extends Error {
  readonly status = 500
  constructor(access: unknown) {
    super(`Unknown middleware ${typeof access === 'string' ? access : Object.keys(Object(access)).join(', ')}`)
  }
}

/** The first entry of a super admin's own menu. */
const superAdminStart = () =>
  screens.list
    .filter(({ access, menu }) => menu && typeof access === 'object' && 'role' in access && listed(access.role).includes('super_admin'))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))[0]?.path

/** The page after a login or after a refused screen: home, or its replacement for a person without a business. */
export function homePath({ roles, hasWorkspace }: { roles: readonly Role[]; hasWorkspace: boolean }): `/${string}` {
  if (roles.includes('super_admin')) return superAdminStart() ?? '/settings'
  return hasWorkspace ? '/home' : '/settings'
}
