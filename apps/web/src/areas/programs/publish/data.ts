import { getProgramDocument } from '@allenio/contract/program-editing'
import { getProgramDifferences, listProgramReleases } from '@allenio/contract/program-releases'
import { read } from '#lib/api'

// a draft changes while somebody edits: the dialog always asks anew
export const differencesQuery = (id: string) => ({ ...read(getProgramDifferences, { id }, { quiet: true }), staleTime: 0, gcTime: 0 })

/** All rows of the program, for their names; those that were deleted are among them. */
export const rowsQuery = (id: string) => read(getProgramDocument, { id }, { quiet: true })

export const releasesQuery = (id: string) => read(listProgramReleases, { id }, { quiet: true })
