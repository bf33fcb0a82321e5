import type { Output } from '@allenio/contract'
import {
  getSurveyForAssign,
  listClientsForSurvey,
  listSurveyAssignments,
  undoAssignSurvey,
  type assignSurvey,
} from '@allenio/contract/surveys'
import { chosenMember } from '#areas/collaborators'
import { showAssignedToast } from '#shell/assignment'
import { call, listQuery, read } from '#lib/api'
import { useAssignWords } from './words.ts'

export type SurveyToAssign = Output<typeof getSurveyForAssign>
export type AssignableClient = Output<typeof listClientsForSurvey>['clients'][number]

/** A survey, with the check-ins that each weekday already brings. */
export const surveyToAssignQuery = (id: string) => ({
  ...read(getSurveyForAssign, { id }, { isPageRead: true }),
  // the parts of an assignment know a thing by its title
  select: (survey: SurveyToAssign) => ({ ...survey, title: survey.name }),
})

export const clientsForSurveyQuery = (id: string, search: string, groupId?: string) =>
  listQuery(
    listClientsForSurvey,
    { id, ...(search && { search }), ...(groupId !== undefined && { groupId }), collaboratorId: chosenMember() },
    { rows: ({ clients }) => clients, quiet: true, linksFiles: true },
  )

export const assignedQuery = (id: string, { isOpen, search }: { isOpen: boolean; search: string }) =>
  listQuery(
    listSurveyAssignments,
    { id, ...(isOpen && { isOpen: 'true' }), ...(search && { search }) },
    { rows: ({ assignedClients }) => assignedClients, quiet: true, linksFiles: true },
  )

/** Says that it was assigned, who will find it only once they come in, and offers the way back. */
export function showAssigned({ assigned }: Output<typeof assignSurvey>): void {
  const [first] = assigned
  if (!first) return
  const without = assigned.filter(({ hasAccount }) => !hasAccount).length
  showAssignedToast({
    title: first.name,
    count: assigned.length,
    sentences: [without > 0 && useAssignWords.say('withoutAccount', { count: without })],
    undo: () => call(undoAssignSurvey, { id: first.surveyId, assignmentIds: assigned.map(({ id }) => id) }),
  })
}
