import type { Role } from '@allenio/contract'
import { screens } from '../../routes.ts'

/** Where a login ends and a refused screen sends: home, or what a person without a business has instead. */
export function homePath({ roles, hasWorkspace }: { roles: readonly Role[]; hasWorkspace: boolean }): `/${string}` {
  if (roles.includes('super_admin')) return screens.has('/dash') ? '/dash' : '/settings'
  return hasWorkspace ? '/home' : '/settings'
}
