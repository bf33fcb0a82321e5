import { getProgramForAssign, listPrograms } from '@allenio/contract/programs'
import type { ProgramRow } from '@allenio/contract/program-rows'
import { getProgramSettings } from '@allenio/contract/program-settings'
import { listClientPrograms } from '@allenio/contract/program-users'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { ProgramFilters } from './list/filters.ts'

/** The page on which a program opens. */
export const programHref = ({ id }: Pick<ProgramRow, 'id'>): string => hrefTo('/programs/$id/assign', { id })

/** The list as it opens is there without a connection, too. */
export const programsQuery = (filters: ProgramFilters) =>
  listQuery(listPrograms, filters, {
    rows: ({ programs }) => programs,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { keep: true }),
  })

export const programToAssignQuery = (id: string) => read(getProgramForAssign, { id }, { page: true })

export const clientProgramsQuery = (id: string) =>
  listQuery(listClientPrograms, { id }, { rows: ({ programs }) => programs, quiet: true, keep: true })

export const programSettingsQuery = () => read(getProgramSettings, {}, { quiet: true, keep: true })
