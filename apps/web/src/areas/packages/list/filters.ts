import type { Input } from '@allenio/contract'
import { packageStatuses, type listPackages } from '@allenio/contract/packages'
import { listAddress, oneOf, parseText } from '#lib/list-place'

export type PackageFilters = Omit<Input<typeof listPackages>, 'page'> & { sort?: 'order' }

export const packagesAddress = listAddress<PackageFilters>({
  name: 'packages',
  path: '/workoutPackages',
  filters: { search: parseText, status: oneOf(packageStatuses) },
  sorts: ['order'],
})
