import * as contract from '@allenio/contract/clients'
import { clientsPerPage } from '@allenio/contract/clients'
import { clientsAllowed, placesLeft } from '@allenio/domain/plan'
import { readPlanState } from '#areas/plan'
import { limitToPage, pageOf, sql } from '#platform/db'
import { bind } from '#platform/http'
import { listUninvited } from './invitations/bulk-invitations.ts'
import { listTypeFilters, listTypes } from './list/client-types.ts'
import { actingAsCollaborator } from './collaborator-view.ts'
import { countAll, hasManual, listExpiring } from './list/counts.ts'
import { presentDetail } from './detail.ts'
import { countErased } from './erase.ts'
import { listCondition } from './list/filters.ts'
import { listClientRows } from './list/list.ts'
import { findNeighbours } from './list/neighbours.ts'
import { clientCard, reachClient, type CardRow } from './reach.ts'
import { listTags } from './list/tags.ts'
import { listTeam } from './team.ts'
import { typeWords } from './words.ts'

const lastAtMost = 5

export const readBindings = [
  bind(contract.listClients, ({ db, actor }, { page, sort, ...filters }) => listClientRows(db, actor, { filters, sort, page })),

  bind(contract.countClients, ({ db, actor }, filters) => countAll(db, actor, filters)),

  bind(contract.listUninvitedClients, ({ db, actor }) => listUninvited(db, actor)),

  bind(contract.getClientDetail, async ({ db, actor }, { id }) => presentDetail(db, actor, await reachClient(db, actor, id))),

  bind(contract.getClientErasure, async ({ db, actor }, { id }) => countErased(db, (await reachClient(db, actor, id)).id)),

  bind(contract.getClientNeighbours, async ({ db, actor }, { id, sort, ...filters }) => {
    await reachClient(db, actor, id)
    return findNeighbours(db, actor, { id, filters, sort })
  }),

  bind(contract.listClientsForSelect, async ({ db, actor }, { page, search, collaboratorId }) => {
    const rows = await db.many<CardRow & { is_registered: boolean }>(sql`
      select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, c.registered_at is not null as is_registered from clients c
      where ${listCondition(actor, { search, collaboratorId, status: 'active' })}
      order by c.name_key, c.id ${limitToPage(page, clientsPerPage)}`)
    const { pageRows, nextPage } = pageOf(rows, page, clientsPerPage)
    return { clients: pageRows.map(row => ({ ...clientCard(row, actor), isRegistered: row.is_registered })), nextPage }
  }),

  bind(contract.listLastClients, async ({ db, actor }) => {
    const { clients } = await listClientRows(db, actor, { filters: {}, sort: '-created', page: 1, perPage: lastAtMost })
    return { clients }
  }),

  bind(contract.listTeamMembers, async ({ db, actor }) => ({ teamMembers: await listTeam(db, actor) })),

  bind(contract.listClientTypes, async ({ db }) => ({ clientTypes: await listTypes(db) })),

  bind(contract.listClientTypeFilters, async ({ db, actor }) => ({
    filters: await listTypeFilters(db, actor, typeWords(actor.language)('none')),
  })),

  bind(contract.listClientTags, async ({ db, actor }) => ({ tags: await listTags(db, actor) })),

  bind(contract.checkLimitReached, async ({ db }) => {
    const { standing, activeClients } = await readPlanState(db, db.workspaceId)
    return {
      limit_reached: placesLeft(standing, activeClients) === 0,
      active_clients: activeClients,
      max_clients: clientsAllowed(standing),
    }
  }),

  bind(contract.listExpiringSubscriptions, async ({ db, actor }, { collaboratorId }) => ({
    clients: await listExpiring(db, await actingAsCollaborator(db, actor, collaboratorId)),
  })),

  bind(contract.hasManualSubscriptions, async ({ db, actor }) => ({ hasClientsWithManualSubscriptions: await hasManual(db, actor) })),
]
