import type { WorkspaceRole } from './roles.ts'

// Every permission of the product and the roles that have it. The product's ledger decides; this is its one copy in code.
const everyone = ['admin', 'coach', 'nutritionist', 'client'] as const
const team = ['admin', 'coach', 'nutritionist'] as const
const training = ['admin', 'coach'] as const
const nutrition = ['admin', 'nutritionist'] as const

const holders = {
  'view home': everyone,
  'view clients': team,
  'create clients': team,
  'update clients': team,
  'delete clients': ['admin'],
  'view programs': ['admin', 'coach', 'client'],
  'create programs': training,
  'update programs': training,
  'delete programs': training,
  'view workouts': ['admin', 'coach', 'client'],
  'create workouts': ['admin', 'coach', 'client'],
  'view exercises': training,
  'create exercises': training,
  'update exercises': training,
  'delete exercises': training,
  'view chats': everyone,
  'create chats': everyone,
  'view reminders': everyone,
  'create reminders': team,
  'update reminders': team,
  'delete reminders': team,
  'view surveys': everyone,
  'create surveys': team,
  'update surveys': team,
  'delete surveys': team,
  'answer surveys': ['client'],
  'view reservations': everyone,
  'create reservations': team,
  'update reservations': team,
  'delete reservations': team,
  'book reservations': everyone,
  'view groups': team,
  'create groups': team,
  'update groups': team,
  'delete groups': team,
  'view aliments': nutrition,
  'create aliments': nutrition,
  'update aliments': nutrition,
  'delete aliments': nutrition,
  'view meal plans': ['admin', 'nutritionist', 'client'],
  'create meal plans': nutrition,
  'update meal plans': nutrition,
  'delete meal plans': nutrition,
  'view macros': ['admin', 'nutritionist', 'client'],
  'create macros': nutrition,
  'update macros': nutrition,
  'delete macros': nutrition,
  'view recipes': ['admin', 'nutritionist', 'client'],
  'create recipes': nutrition,
  'update recipes': nutrition,
  'delete recipes': nutrition,
  'view micronutrients': nutrition,
  'create micronutrient users': nutrition,
  'view visits': ['admin', 'nutritionist', 'client'],
  'create visits': nutrition,
  'update visits': nutrition,
  'delete visits': nutrition,
  'view workout packages': ['admin'],
  'create workout packages': ['admin'],
  'update workout packages': ['admin'],
  'delete workout packages': ['admin'],
  'view subscriptions': ['admin', 'client'],
  'cancel subscriptions': ['admin', 'client'],
  'view storefronts': ['admin'],
  'create storefronts': ['admin'],
  'update storefronts': ['admin'],
  'view notices': everyone,
  'create notices': team,
  'update notices': team,
  'delete notices': team,
  'view notifications': everyone,
} as const satisfies Record<string, readonly WorkspaceRole[]>

export type Permission = keyof typeof holders

const isPermission = (name: string): name is Permission => name in holders
export const permissions: readonly Permission[] = Object.keys(holders).filter(isPermission)

export const holdsPermission = (role: WorkspaceRole, permission: Permission): boolean => holders[permission].some(holder => holder === role)

const permissionsByRole = new Map<WorkspaceRole, readonly Permission[]>()

export function permissionsOf(role: WorkspaceRole): readonly Permission[] {
  const ofRole = permissionsByRole.get(role) ?? permissions.filter(permission => holdsPermission(role, permission))
  permissionsByRole.set(role, ofRole)
  return ofRole
}
