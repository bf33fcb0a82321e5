import type { Output } from '@allenio/contract'
import {
  getProgramInfo,
  listAssignedClients,
  listClientsForProgram,
  undoAssignProgram,
  type assignProgram,
} from '@allenio/contract/programs'
import { chosenMember } from '#areas/collaborators'
import { countClients, showAssignedToast } from '#shell/assignment'
import { call, listQuery, read } from '#lib/api'
import { useAssignWords } from './words.ts'

export type AssignableClient = Output<typeof listClientsForProgram>['clients'][number]

export const programInfoQuery = (id: string) => read(getProgramInfo, { id }, { quiet: true })

export const clientsToAssignQuery = (id: string, search: string, groupId?: string) =>
  listQuery(
    listClientsForProgram,
    { id, ...(search && { search }), ...(groupId !== undefined && { groupId }), collaboratorId: chosenMember() },
    { rows: ({ clients }) => clients, quiet: true, linksFiles: true },
  )

/** The clients who were chosen on another page. */
export const namedClientsQuery = (id: string, clientIds: readonly string[]) =>
  read(listClientsForProgram, { id, clientIds: clientIds.join(',') }, { quiet: true })

export const assignedClientsQuery = (id: string, { isOpen, search = '' }: { isOpen: boolean; search?: string }) =>
  listQuery(
    listAssignedClients,
    { id, ...(isOpen && { isOpen: 'true' }), ...(search && { search }) },
    { rows: ({ assignedClients }) => assignedClients, quiet: true, linksFiles: true },
  )

/** Announces an assignment, with an undo. */
export function showAssigned({ assigned, warnings }: Output<typeof assignProgram>): void {
  const say = useAssignWords.say
  const [first] = assigned
  if (!first) return
  const [same, others] = [countClients(warnings, 'has it already'), countClients(warnings, 'overlaps')]
  showAssignedToast({
    title: first.title,
    count: assigned.length,
    sentences: [same > 0 && say('sameAtOnce', { count: same }), others > 0 && say('twoAtOnce', { count: others })],
    hasWarnings: warnings.length > 0,
    undo: () => call(undoAssignProgram, { id: first.programId, programUserIds: assigned.map(({ id }) => id) }),
  })
}
