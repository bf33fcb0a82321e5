import {
  getProgramDocument,
  getProgramDifferences,
  listProgramReleases,
  duplicateProgram,
  getProgramForAssign,
  listPrograms,
  getProgramSettings,
  listClientPrograms,
  type ProgramRow,
  type ProgramUser,
} from '@allenio/contract/programs'
import { goTo } from '#shell'
import { listQuery, read, useCall } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { ProgramFilters } from './list/filters.ts'
import { printHref } from './pdf/print-address.ts'

/** The address of a program's own page, with the clients who have it and what was published. */
export const programHref = ({ id }: Pick<ProgramRow, 'id'>): string => hrefTo('/programs/$id/assign', { id })

/** The address of that page with the open dialog that assigns the program. */
export const assignHref = ({ id }: Pick<ProgramRow, 'id'>): string =>
  hrefTo('/programs/$id/assign', { id }, { search: { [assignParameter]: 'open' } })

/** The query parameter that opens the dialog. */
export const assignParameter = 'assign'

/** The address of the editor, for people who may change the program. */
export const editorHref = ({ id }: Pick<ProgramRow, 'id'>): string => hrefTo('/programs/$id/manage', { id })

/**
 * The address of a client's program. Their own version opens in the editor, because nobody else has it; of a deleted program only the
 * release can be opened.
 */
export function versionHref(user: Pick<ProgramUser, 'id' | 'programId' | 'templateId' | 'may'>): string {
  const { programId: id, templateId, may } = user
  if (!may.openProgram) return paperHref({ id }, user.id)
  return templateId !== null && may.update ? editorHref({ id }) : programHref({ id })
}

/** The address of a client's program among their days: its week and what came of it. One that is over opens at its last week. */
export const inClientHref = ({ id: program, client, state, startDay, lastDay }: ProgramUser): string => {
  const day = state === 'terminated' ? lastDay : state === 'upcoming' ? startDay : undefined
  return hrefTo('/clients/$id/calendar', { id: client.id }, { search: { program, day } })
}

/** The editor of what a client has alone; undefined where they follow the model, or where nobody may open it. */
export const ownEditorHref = ({
  programId: id,
  templateId,
  may,
}: Pick<ProgramUser, 'programId' | 'templateId' | 'may'>): string | undefined =>
  templateId !== null && may.update && may.openProgram ? editorHref({ id }) : undefined

/** The address that a list opens: the editor, for people who may edit the program. */
export const openHref = (program: Pick<ProgramRow, 'id' | 'may'>): string =>
  program.may.update ? editorHref(program) : programHref(program)

/** The address of the program on paper, or as a table; for an assignment, as the client has it. */
export const paperHref = ({ id }: Pick<ProgramRow, 'id'>, programUserId?: string): string => printHref(id, { programUserId })

/** The list of programs. Its first page is stored, so that it is available without a connection. */
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
 * The changes for clients if the program is published, or returned to a release. They are loaded when the dialog opens, and stay as they
 * are while the person decides: the server refuses a publication if the program was edited since.
 */
export const differencesQuery = (id: string, releaseId?: string) => ({
  ...read(getProgramDifferences, { id, ...(releaseId !== undefined && { releaseId }) }, { quiet: true }),
  staleTime: 'static' as const,
  gcTime: 0,
})

/** All rows of the program, deleted ones included, for their names. */
export const programRowsQuery = (id: string) => read(getProgramDocument, { id }, { quiet: true })

export const releasesQuery = (id: string) => read(listProgramReleases, { id }, { quiet: true })

/** Makes a program from a client's release, and opens it. */
export const useCopyOfRelease = () => useCall(duplicateProgram, { onSuccess: ({ id }) => goTo(editorHref({ id })) })

/** The subject of a chat message about an assignment. */
export const subjectOf = ({ id, title }: Pick<ProgramUser, 'id' | 'title'>) => ({ kind: 'program' as const, id, title, day: null })
