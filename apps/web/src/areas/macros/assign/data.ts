import type { Output } from '@allenio/contract'
import { listClientsForMacro, listMacroAssignments, undoAssignMacro, type assignMacro } from '@allenio/contract/macros'
import { chosenMember } from '#areas/collaborators'
import { countClients, showAssignedToast } from '#shell/assignment'
import { call, listQuery } from '#lib/api'
import { useAssignWords } from './words.ts'

export type AssignableClient = Output<typeof listClientsForMacro>['clients'][number]

export const clientsForMacroQuery = (id: string, search: string, groupId?: string) =>
  listQuery(
    listClientsForMacro,
    { id, ...(search && { search }), ...(groupId !== undefined && { groupId }), collaboratorId: chosenMember() },
    { rows: ({ clients }) => clients, quiet: true, linksFiles: true },
  )

export const followersQuery = (id: string, { isOpen, search = '' }: { isOpen: boolean; search?: string }) =>
  listQuery(
    listMacroAssignments,
    { id, ...(isOpen && { isOpen: 'true' }), ...(search && { search }) },
    { rows: ({ assignedClients }) => assignedClients, quiet: true, linksFiles: true },
  )

/** Says that it was assigned, with the way back: what the clients followed before counts again. */
export function showAssigned({ assigned, notes }: Output<typeof assignMacro>): void {
  const say = useAssignWords.say
  const [first] = assigned
  if (!first) return
  const ended = countClients(notes, 'ends another', 'replaces another')
  const same = countClients(notes, 'has it already')
  showAssignedToast({
    title: first.title,
    count: assigned.length,
    sentences: [ended > 0 && say('endedOthers', { count: ended }), same > 0 && say('hadIt', { count: same })],
    undo: () => call(undoAssignMacro, { id: first.macroId, assignmentIds: assigned.map(({ id }) => id) }),
  })
}
