import { getCollaborator, getCollaboratorDeletion, listClientsOfCollaborator, listCollaborators } from '@allenio/contract/collaborators'
import { countClients, getClientDetail, listClients, listClientsForSelect, listTeamMembers } from '@allenio/contract/clients'
import { listAttention } from '@allenio/contract/home'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'

// a client's page names who looks after them; whom one may see and must look after changes too
const lists = [
  listCollaborators, listTeamMembers, listClients, countClients, getClientDetail, listClientsForSelect, listAttention,
]
const ofOneMember = [getCollaborator, getCollaboratorDeletion, listClientsOfCollaborator]

/** After any change of who is in the team and who looks after whom. */
export const refreshTeam = (cache: QueryClient): Promise<unknown> =>
  Promise.all([...lists, ...ofOneMember].map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))

/** As `refreshTeam`; but the page of who has gone is still on the screen for a moment, and must not ask for them again. */
export const refreshAfterLeaving = (cache: QueryClient): Promise<unknown> => Promise.all([
  ...lists.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })),
  ...ofOneMember.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint), refetchType: 'none' })),
])
