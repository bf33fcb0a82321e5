import { listCollaborators } from '@allenio/contract/collaborators'
import { listClientTypes } from '@allenio/contract/clients'
import { getPackage, listDiscountCodes, listPackages } from '@allenio/contract/packages'
import { listPackagePrograms } from '@allenio/contract/programs'
import { listKinds } from '@allenio/contract/reservations'
import { listSurveys } from '@allenio/contract/surveys'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { PackageFilters } from './list/filters.ts'

export const packageHref = (id: string): string => hrefTo('/workoutPackages/$id/edit', { id })

/** Where a package is bought, for everybody who has the link. */
export const planLink = (id: string): string => `${location.origin}/sf/plans/${id}`

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

const searched = (search: string) => (search === '' ? {} : { search })
export const programsQuery = (search: string) =>
  listQuery(listPackagePrograms, searched(search), {
    rows: ({ programs }) => programs.map(({ id, title }) => ({ id, name: title })),
    quiet: true,
  })
export const surveysQuery = (search: string) =>
  listQuery(listSurveys, searched(search), { rows: ({ surveys }) => surveys.filter(({ isDraft }) => !isDraft), quiet: true })
export const collaboratorsQuery = () => read(listCollaborators, {}, { quiet: true })
export const kindsQuery = () => read(listKinds, {}, { quiet: true })
export const typesQuery = () => read(listClientTypes, {}, { quiet: true })
