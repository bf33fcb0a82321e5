import { getProgramDocument } from '@allenio/contract/program-changes'
import { getProgramDifferences, listProgramReleases } from '@allenio/contract/program-releases'
import { duplicateProgram, getProgramForAssign, listPrograms } from '@allenio/contract/programs'
import type { ProgramRow } from '@allenio/contract/program-rows'
import { getProgramSettings } from '@allenio/contract/program-settings'
import { listClientPrograms, type ProgramUser } from '@allenio/contract/program-users'
import { goTo } from '#shell'
import { listQuery, read, useCall } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { ProgramFilters } from './list/filters.ts'
import { printHref } from './pdf/print-address.ts'

/** Its own page: who has it, and what was published. */
export const programHref = ({ id }: Pick<ProgramRow, 'id'>): string => hrefTo('/programs/$id/assign', { id })

/** The same with the dialog open that gives it to clients. */
export const assignHref = ({ id }: Pick<ProgramRow, 'id'>): string =>
  hrefTo('/programs/$id/assign', { id }, { search: { [assignParameter]: 'open' } })

/** The query parameter of its page that opens the dialog. */
export const assignParameter = 'assign'

/** The editor, for those who may change it. */
export const editorHref = ({ id }: Pick<ProgramRow, 'id'>): string => hrefTo('/programs/$id/manage', { id })

/**
 * The page of a client's program: their own version opens in the editor, because nobody else has it; of a program that is gone,
 * the release.
 */
export function versionHref(user: Pick<ProgramUser, 'id' | 'programId' | 'templateId' | 'may'>): string {
  const { programId: id, templateId, may } = user
  if (!may.openProgram) return paperHref({ id }, user.id)
  return templateId !== null && may.update ? editorHref({ id }) : programHref({ id })
}

/** Where it opens from a list: in the editor, for those who may edit it. */
export const openHref = (program: Pick<ProgramRow, 'id' | 'may'>): string =>
  program.may.update ? editorHref(program) : programHref(program)

/** The same on paper, or as a table; of an assignment, as the client has it. */
export const paperHref = ({ id }: Pick<ProgramRow, 'id'>, programUserId?: string): string => printHref(id, { programUserId })

/** The list as it opens is there without a connection, too. */
export const programsQuery = (filters: ProgramFilters) =>
  listQuery(listPrograms, filters, {
    rows: ({ programs }) => programs,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

export const programToAssignQuery = (id: string) => read(getProgramForAssign, { id }, { isPageRead: true })

export const clientProgramsQuery = (id: string) =>
  listQuery(listClientPrograms, { id }, { rows: ({ programs }) => programs, quiet: true, isStored: true })

export const programSettingsQuery = () => read(getProgramSettings, {}, { quiet: true, isStored: true })

/**
 * The changes that publishing makes for clients, or going back to a release. They are read as the dialog opens, and do not change under
 * the eyes of the person who decides: a publication that was looked at before an edit is refused.
 */
export const differencesQuery = (id: string, releaseId?: string) => ({
  ...read(getProgramDifferences, { id, ...(releaseId !== undefined && { releaseId }) }, { quiet: true }),
  staleTime: 'static' as const,
  gcTime: 0,
})

/** All rows of the program, for their names; those that were deleted are among them. */
export const programRowsQuery = (id: string) => read(getProgramDocument, { id }, { quiet: true })

export const releasesQuery = (id: string) => read(listProgramReleases, { id }, { quiet: true })

/** Makes a program of what a client has, and opens it. */
export const useCopyOfRelease = () => useCall(duplicateProgram, { onSuccess: ({ id }) => goTo(editorHref({ id })) })

/** The thing that a message in the chat about an assignment names. */
export const subjectOf = ({ id, title }: Pick<ProgramUser, 'id' | 'title'>) => ({ kind: 'program' as const, id, title, day: null })
