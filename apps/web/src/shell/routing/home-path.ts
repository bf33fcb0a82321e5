import type { Role } from '@allenio/contract'
import { screens } from '../../routes.ts'

/** The page after a login or after a refused screen: home, or its replacement for a person without a business. */
export function homePath({ roles, hasWorkspace }: { roles: readonly Role[]; hasWorkspace: boolean }): `/${string}` {
  if (roles.includes('super_admin')) return screens.has('/dash') ? '/dash' : '/settings'
  return hasWorkspace ? '/home' : '/settings'
}
