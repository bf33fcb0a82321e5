import * as contract from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { changeMany } from './bulk-changes.ts'
import { inviteMany } from './invitations/bulk-invitations.ts'
import { deactivateClient, deleteClient, restoreClient, undeleteClient } from './client-states.ts'
import { updateType, createType, deleteType } from './list/client-types.ts'
import { changeClient } from './client-update.ts'
import { presentDetail } from './detail.ts'
import { inviteClientAgain } from './invitations/invitations.ts'
import { addClient } from './new-clients/new-client.ts'
import { reachClient, reachClientToChange } from './reach.ts'
import { undoRenewed } from './paid-time/renewals.ts'
import { changeSubscriptionEnd } from './paid-time/subscriptions.ts'

/** The client after the change. */
const detailOf = async (db: WorkspaceDb, actor: Actor, id: string) => presentDetail(db, actor, await reachClient(db, actor, id))
const clientOf = async (db: WorkspaceDb, actor: Actor, id: string) => ({ client: await detailOf(db, actor, id) })

export const writeBindings = [
  bind(contract.createClient, async ({ db, actor }, input) => {
    const id = await addClient(db, actor, input)
    return withMessage('client created', await detailOf(db, actor, id))
  }),

  bind(contract.updateClient, async ({ db, actor }, input) => {
    await changeClient(db, actor, input)
    return withMessage('client saved', await detailOf(db, actor, input.id))
  }),

  bind(contract.deleteClient, async ({ db, actor }, { id }) =>
    withMessage('client deleted now', { id, erasedAt: await deleteClient(db, actor, id) }),
  ),

  bind(contract.undeleteClient, async ({ db, actor }, { id }) => {
    const isWithoutPlace = await undeleteClient(db, actor, id)
    const answer = { ...(await clientOf(db, actor, id)), isWithoutPlace }
    return withMessage(isWithoutPlace ? 'client back, inactive' : 'client back', answer)
  }),

  bind(contract.resendInvitation, async ({ db, actor }, { id }) => {
    await inviteClientAgain(db, actor, await reachClientToChange(db, actor, id))
    return withMessage('client invited', await clientOf(db, actor, id))
  }),

  bind(contract.inviteManyClients, ({ db, actor }, { ids }) => inviteMany(db, actor, ids)),

  bind(contract.deactivateClient, async ({ db, actor }, { id }) => {
    await deactivateClient(db, actor, id)
    return withMessage('client deactivated', await clientOf(db, actor, id))
  }),

  bind(contract.restoreClient, async ({ db, actor }, { id }) => {
    await restoreClient(db, actor, id)
    return withMessage('client restored', await clientOf(db, actor, id))
  }),

  bind(contract.updateSubscriptionEnd, async ({ db, actor }, input) => {
    await changeSubscriptionEnd(db, actor, input)
    return withMessage('subscription saved', await clientOf(db, actor, input.id))
  }),

  bind(contract.changeManyClients, ({ db, actor }, change) => changeMany(db, actor, change)),

  bind(contract.undoRenewals, async ({ db, actor }, { renewals }) => ({ changed: await undoRenewed(db, actor, renewals) })),

  bind(contract.createClientType, async ({ db, actor }, fields) => {
    const type = await createType(db, fields)
    await audit(db, { personId: actor.personId, action: 'create client type', subjectId: type.id })
    return type
  }),

  bind(contract.updateClientType, async ({ db, actor }, { id, ...changes }) => {
    const type = await updateType(db, id, changes)
    await audit(db, { personId: actor.personId, action: 'update client type', subjectId: id })
    return type
  }),

  bind(contract.deleteClientType, async ({ db, actor }, { id }) => {
    const removed = await deleteType(db, id)
    const details = { clients: removed.clients }
    await audit(db, { personId: actor.personId, action: 'delete client type', subjectId: id, details })
    return removed
  }),
]
