import { getProgram } from '@allenio/contract/programs'
import { getProgramDifferences, listProgramReleases } from '@allenio/contract/program-releases'
import { read } from '#lib/api'

// a draft changes while somebody edits: the dialog always asks anew
export const differencesQuery = (id: string) => ({ ...read(getProgramDifferences, { id }, { quiet: true }), staleTime: 0, gcTime: 0 })

/** The whole program, for the names of its rows. */
export const wholeProgramQuery = (id: string) => read(getProgram, { id }, { quiet: true })

export const releasesQuery = (id: string) => read(listProgramReleases, { id }, { quiet: true })
