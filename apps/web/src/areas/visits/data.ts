import { getVisit, getVisitBase, getVisitValues, listClientVisits, listVisits } from '@allenio/contract/visits'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { inputOf, type VisitFilters } from './list/filters.ts'

/** The list as it opens is there without a connection, too; for a client it is what was shared with them. */
export const visitsQuery = (filters: VisitFilters) =>
  listQuery(listVisits, inputOf(filters), {
    rows: ({ visits }) => visits,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

/** The days of a client's visits without their figures, which nobody is logged for. */
export const visitsOfClientQuery = (clientId: string) =>
  listQuery(listVisits, { clientId }, { rows: ({ visits }) => visits, quiet: true, isStored: true })

/** All visits of a client, with the figures of each. */
export const clientVisitsQuery = (id: string) =>
  listQuery(listClientVisits, { id }, { rows: ({ visits }) => visits, quiet: true, isStored: true })

/** A visit with what it holds, for a client without what is the team's alone. */
export const visitQuery = (id: string) => read(getVisit, { id }, { quiet: true, isStored: true })

/** All figures of the finished visits of a client, newest first; a visit's id stands for its client. */
export const valuesQuery = (id: string) => read(getVisitValues, { id }, { quiet: true, isStored: true })

/** A visit begins with it: the last one, and how the business measures. The id is that of a visit, or of a client who gets a new one. */
export const baseQuery = (id: string) => read(getVisitBase, { id }, { quiet: true, isStored: true })
