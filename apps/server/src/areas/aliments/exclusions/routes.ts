import * as contract from '@allenio/contract/aliments'
import { clientReader, teamReader, type RecordAt } from '#areas/client-records'
import { ownClient, reachClient, reachClientToChange } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { auditRecord } from '#platform/records'
import { addExclusions, deleteExclusion, undeleteExclusion, updateExclusion } from './client-exclusions.ts'
import { notifyExclusionChanged } from './notifications.ts'
import { presentExclusion, readExclusions, readWithOffer } from './present.ts'
import { findRow, type NewRow } from './queries.ts'

interface Call {
  db: WorkspaceDb
  actor: Actor
}

/** The calling client, locked: exclusions are counted and compared before one is added. */
async function lockOwnClient({ db, actor }: Call): Promise<string> {
  const { id } = await ownClient(db, actor)
  await reachClientToChange(db, actor, id)
  return id
}

async function auditAdded({ db, actor }: Call, clientId: string, added: readonly NewRow[]): Promise<void> {
  for (const { id } of added) await auditRecord(db, actor, 'add exclusion', { clientId, id })
}

const ownReader = (actor: Actor) => clientReader(actor, true)

async function readOne({ db, actor }: Call, at: RecordAt): Promise<contract.ClientExclusion> {
  const row = found(await findRow(db, at))
  const reader = at.mustBeByClient ? ownReader(actor) : teamReader(actor)
  return presentExclusion(db, actor, { row, reader })
}

const teamBindings = [
  bind(contract.listExclusions, async ({ db, actor }, { id }) => readWithOffer(db, actor, await reachClient(db, actor, id))),

  bind(contract.createExclusions, async ({ db, actor }, { id: clientId, exclusions }) => {
    await reachClientToChange(db, actor, clientId)
    const added = await addExclusions(db, actor, { clientId, exclusions, isByClient: false })
    await auditAdded({ db, actor }, clientId, added)
    return readExclusions(db, actor, { clientId, reader: teamReader(actor) })
  }),

  bind(contract.updateExclusion, async ({ db, actor }, { id: clientId, exclusionId: id, kind, note }) => {
    await reachClientToChange(db, actor, clientId)
    await updateExclusion(db, { id, clientId, kind, note })
    await auditRecord(db, actor, 'update exclusion', { clientId, id })
    return readOne({ db, actor }, { id, clientId })
  }),

  bind(contract.deleteExclusion, async ({ db, actor }, { id: clientId, exclusionId: id }) => {
    await reachClient(db, actor, clientId)
    await deleteExclusion(db, { id, clientId })
    await auditRecord(db, actor, 'delete exclusion', { clientId, id })
    return withMessage('record deleted', {})
  }),

  bind(contract.undeleteExclusion, async ({ db, actor }, { id: clientId, exclusionId: id }) => {
    await reachClientToChange(db, actor, clientId)
    await undeleteExclusion(db, { id, clientId })
    await auditRecord(db, actor, 'undelete exclusion', { clientId, id })
    return readOne({ db, actor }, { id, clientId })
  }),
]

/** Calls of clients about what they must not or do not want to eat. */
const ownBindings = [
  bind(contract.listOwnExclusions, async ({ db, actor }) => {
    const { id } = await ownClient(db, actor)
    return readExclusions(db, actor, { clientId: id, reader: ownReader(actor) })
  }),

  bind(contract.createOwnExclusions, async ({ db, actor }, { exclusions }) => {
    const foodAt = exclusions.findIndex(({ target }) => target.kind === 'food')
    if (foodAt >= 0) throw wrongField(`exclusions.${foodAt}.target`, 'invalid input')
    const clientId = await lockOwnClient({ db, actor })
    const added = await addExclusions(db, actor, { clientId, exclusions, isByClient: true })
    await auditAdded({ db, actor }, clientId, added)
    for (const exclusion of added) await notifyExclusionChanged(db, { clientId, by: actor.membershipId, change: 'added', exclusion })
    return readExclusions(db, actor, { clientId, reader: ownReader(actor) })
  }),

  bind(contract.deleteOwnExclusion, async ({ db, actor }, { id }) => {
    const { id: clientId } = await ownClient(db, actor)
    const at = { id, clientId, mustBeByClient: true }
    const exclusion = found(await findRow(db, at))
    await deleteExclusion(db, at)
    await auditRecord(db, actor, 'delete exclusion', at)
    await notifyExclusionChanged(db, { clientId, by: actor.membershipId, change: 'deleted', exclusion })
    return withMessage('record deleted', {})
  }),

  bind(contract.undeleteOwnExclusion, async ({ db, actor }, { id }) => {
    const clientId = await lockOwnClient({ db, actor })
    const at = { id, clientId, mustBeByClient: true }
    await undeleteExclusion(db, at)
    await auditRecord(db, actor, 'undelete exclusion', at)
    const exclusion = await readOne({ db, actor }, at)
    await notifyExclusionChanged(db, { clientId, by: actor.membershipId, change: 'added', exclusion })
    return exclusion
  }),
]

export const exclusionBindings = [...teamBindings, ...ownBindings]
