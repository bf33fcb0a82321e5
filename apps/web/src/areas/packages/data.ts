import { listCollaborators } from '@allenio/contract/collaborators'
import { listClientTypes } from '@allenio/contract/clients'
import type { Input } from '@allenio/contract'
import { getPackage, listDiscountCodes, listPackages, packageStatuses } from '@allenio/contract/packages'
import { listPackagePrograms } from '@allenio/contract/programs'
import { listKinds } from '@allenio/contract/reservations'
import { listSurveys } from '@allenio/contract/surveys'
import { listQuery, read } from '#lib/api'
import { isNarrowed, listAddress, oneOf, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

export const packageHref = (id: string): string => hrefTo('/workoutPackages/$id/edit', { id })

/** Where a package is bought, for everybody who has the link. */
export const planLink = (id: string): string => `${location.origin}/sf/plans/${id}`

type PackageFilters = Omit<Input<typeof listPackages>, 'page'> & { sort?: 'order' }

export const packagesAddress = listAddress<PackageFilters>({
  name: 'packages',
  path: '/workoutPackages',
  filters: { search: parseText, status: oneOf(packageStatuses) },
  sorts: ['order'],
})

/** The list as it opens is there without a connection, too. */
export const packagesQuery = (filters: PackageFilters) =>
  listQuery(listPackages, filters, {
    rows: ({ packages }) => packages,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

export const packageQuery = (id: string) => read(getPackage, { id }, { quiet: true })
export const discountsQuery = () => read(listDiscountCodes, {}, { quiet: true })
export const currencyQuery = () => read(listPackages, {}, { quiet: true })

const searchInput = (search: string) => (search === '' ? {} : { search })
export const programsQuery = (search: string) =>
  listQuery(listPackagePrograms, searchInput(search), {
    rows: ({ programs }) => programs.map(({ id, title }) => ({ id, name: title })),
    quiet: true,
  })
export const surveysQuery = (search: string) =>
  listQuery(listSurveys, searchInput(search), { rows: ({ surveys }) => surveys.filter(({ isDraft }) => !isDraft), quiet: true })
export const collaboratorsQuery = () => read(listCollaborators, {}, { quiet: true })
export const kindsQuery = () => read(listKinds, {}, { quiet: true })
export const typesQuery = () => read(listClientTypes, {}, { quiet: true })
