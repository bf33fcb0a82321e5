import type { Output } from '@allenio/contract'
import { listClientsForMealPlan, listMealPlanAssignments, undoAssignMealPlan, type assignMealPlan } from '@allenio/contract/meal-plans'
import { chosenMember } from '#areas/collaborators'
import { countClients, showAssignedToast } from '#shell/assignment'
import { call, listQuery } from '#lib/api'
import { useAssignWords } from './words.ts'

export type AssignableClient = Output<typeof listClientsForMealPlan>['clients'][number]

export const clientsForPlanQuery = (id: string, search: string, groupId?: string) =>
  listQuery(
    listClientsForMealPlan,
    { id, ...(search && { search }), ...(groupId !== undefined && { groupId }), collaboratorId: chosenMember() },
    { rows: ({ clients }) => clients, quiet: true, linksFiles: true },
  )

export const followersQuery = (id: string, { isOpen, search }: { isOpen: boolean; search: string }) =>
  listQuery(
    listMealPlanAssignments,
    { id, ...(isOpen && { isOpen: 'true' }), ...(search && { search }) },
    { rows: ({ assignedClients }) => assignedClients, quiet: true, linksFiles: true },
  )

/** Says that it was assigned, what ended for whom, and offers the way back: what the clients followed before counts again. */
export function showAssigned({ assigned, notes }: Output<typeof assignMealPlan>, changedId: string | undefined): void {
  const say = useAssignWords.say
  const [first] = assigned
  if (!first) return
  const ended = notes.filter(({ kind }) => kind === 'ends another' || kind === 'replaces another')
  const endedClients = countClients(notes, 'ends another', 'replaces another')
  const same = countClients(notes, 'has it already')
  const [only] = ended
  const nameOf = (clientId: string) => assigned.find(({ client }) => client.id === clientId)?.client.name ?? ''
  // one that was only changed was there before, and would be lost
  const addedIds = assigned.flatMap(({ id }) => (id === changedId ? [] : [id]))
  showAssignedToast({
    title: first.title,
    count: assigned.length,
    sentences: [
      only && endedClients === 1 && say('endsForOne', { name: nameOf(only.clientId), title: only.title }),
      endedClients > 1 && say('endsForMany', { count: endedClients }),
      same > 0 && say('hadIt', { count: same }),
    ],
    undo: addedIds.length === 0 ? undefined : () => call(undoAssignMealPlan, { id: first.mealPlanId, assignmentIds: addedIds }),
  })
}
