import * as contract from '@allenio/contract/collaborators'
import { assignCollaborator, ownClient, unassignCollaborator } from '#areas/clients'
import { audit } from '#platform/audit'
import { pageOf } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { handOverClients, deleteCollaborator } from './departures.ts'
import { nameOf, presentMember } from './present.ts'
import { findCollaborator, listHeirs } from './queries.ts'
import { teamOfClient } from './shown-members.ts'
import { describeContent } from './team-content.ts'
import {
  chargesOf,
  countLeftAlone,
  countTheirClients,
  inChargeOf,
  listTheirClients,
  presentTheirClient,
  requireClients,
} from './their-clients.ts'

const { teamClientsPerPage } = contract

export const chargeBindings = [
  bind(contract.listClientsOfCollaborator, async ({ db, actor }, { id, page, search }) => {
    found(await findCollaborator(db, id))
    const rows = await listTheirClients(db, id, { page, search })
    const { total } = await countTheirClients(db, id, search)
    const { pageRows, nextPage } = pageOf(rows, page, teamClientsPerPage)
    return { clients: pageRows.map(row => presentTheirClient(row, actor)), nextPage, total }
  }),

  bind(contract.addClients, async ({ db, actor }, { id, clientIds }) => {
    found(await findCollaborator(db, id))
    const added = await assignCollaborator(db, { clientIds, membershipId: id })
    const details = { clientIds: added }
    await audit(db, { personId: actor.personId, action: 'add clients to collaborator', subjectId: id, details })
    return { added: added.length }
  }),

  bind(contract.removeClients, async ({ db, actor }, { id, clientIds: requestedIds }) => {
    found(await findCollaborator(db, id))
    await requireClients(db, actor, requestedIds)
    const clientIds = await chargesOf(db, id, requestedIds)
    if (clientIds.length === 0) throw new AppError('not found')
    await unassignCollaborator(db, { clientIds, membershipId: id })
    const details = { clientIds }
    await audit(db, { personId: actor.personId, action: 'remove clients from collaborator', subjectId: id, details })
    return { removed: clientIds.length }
  }),

  bind(contract.changeCollaborator, async ({ db, actor }, input) => ({ moved: await handOverClients(db, actor, input) })),

  bind(contract.getCollaboratorDeletion, async ({ db, actor, request }, { id }) => {
    found(await findCollaborator(db, id))
    const heirs = await listHeirs(db, id)
    return {
      clients: (await countTheirClients(db, id)).total,
      clientsLeftAlone: (await countLeftAlone(db, id)).total,
      content: await describeContent(db, id, request.language),
      heirs: heirs.map(heir => presentMember(heir, actor.personId)),
    }
  }),

  bind(contract.deleteCollaborator, async ({ db, actor }, { id, moveTo }) => {
    const { row, clients } = await deleteCollaborator(db, actor, { id, moveTo })
    return withMessage('deleted', { id, clients }, { name: nameOf(row) })
  }),

  bind(contract.getMyTeam, async ({ db, actor }) => {
    const { id } = await ownClient(db, actor)
    return { team: await teamOfClient(db, await inChargeOf(db, id), actor.personId) }
  }),
]
