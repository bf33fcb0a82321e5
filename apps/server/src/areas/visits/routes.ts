import * as contract from '@allenio/contract/visits'
import { clientCard, reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { pageOf, type WorkspaceDb } from '#platform/db'
import { documentBindings } from '#platform/documents'
import { AppError } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { readBaseData, reachClientOfId } from './base-data.ts'
import { visitDeletion } from './deletion.ts'
import { updateVisit } from './edits.ts'
import { finishVisit, recomputeVisit } from './finish.ts'
import { visitKind } from './kind.ts'
import { readMeasurementError } from './values/measurement-error.ts'
import { createVisit } from './new-visits.ts'
import { presentVisit, presentWithSummary, readDetail, readVisit } from './present.ts'
import { listRows, listSharedRows } from './queries.ts'
import { createProtocol, protocolDeletion, readProtocol, updateProtocol } from './protocols.ts'
import { reachVisit, reachVisitToChange, reachVisitToEdit } from './reach.ts'
import { logReading, logReadingOfClient } from './values/readings-log.ts'
import { listReleases, readReleaseRows } from './releases.ts'
import { readSettingsDetail, updateVisitSettings } from './settings.ts'
import { setShared } from './shares.ts'
import { valueTable } from './values/value-table.ts'
import { readValues } from './values/values.ts'

const documentCalls = {
  getDocument: contract.getVisitDocument,
  editDocument: contract.editVisit,
  listDocumentSteps: contract.listVisitSteps,
  listCellChanges: contract.listVisitCellChanges,
}

async function reachToRead(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  await reachVisit(db, actor, id)
  await logReading(db, actor, id)
}

export const visitBindings = [
  bind(contract.listVisits, async ({ db, actor }, query) => {
    const { page } = query
    if (actor.role === 'client') {
      const { pageRows, nextPage } = pageOf(await listSharedRows(db, actor, query), page, contract.visitsPerPage)
      return { visits: pageRows.map(row => presentWithSummary(row, actor)), nextPage }
    }
    const { pageRows, nextPage } = pageOf(await listRows(db, actor, query), page, contract.visitsPerPage)
    // reading the figures of a body is logged, and a list would log everybody
    return { visits: pageRows.map(row => ({ ...presentVisit(row, actor), summary: null })), nextPage }
  }),

  bind(contract.listClientVisits, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    const { pageRows, nextPage } = pageOf(await listRows(db, actor, { clientId: id, page }), page, contract.visitsPerPage)
    await logReadingOfClient(db, actor, id)
    return { visits: pageRows.map(row => presentWithSummary(row, actor)), nextPage }
  }),

  bind(contract.getVisit, async ({ db, actor }, { id }) => {
    const visit = await readDetail(db, actor, id)
    await logReading(db, actor, id)
    return visit
  }),

  bind(contract.getVisitValues, async ({ db, actor }, { id }) => {
    const { client } = await reachClientOfId(db, actor, id)
    const visits = await readValues(db, actor, client.id)
    await logReadingOfClient(db, actor, client.id)
    return { client: clientCard(client, actor), visits }
  }),

  bind(contract.exportVisitValues, async ({ db, actor }, { id, format, language = actor.language }) => {
    const client = await reachClient(db, actor, id)
    const visits = await readValues(db, actor, client.id)
    await logReadingOfClient(db, actor, client.id)
    return valueTable({ format, language, clientName: clientCard(client, actor).name, visits })
  }),

  bind(contract.getMeasurementError, ({ db, actor }) => readMeasurementError(db, actor)),

  bind(contract.getVisitBase, async ({ db, actor }, { id, purpose }) => {
    const reached = await reachClientOfId(db, actor, id)
    const base = await readBaseData(db, actor, reached)
    const logged = purpose === 'offline' ? 'store' : 'read'
    await logReadingOfClient(db, actor, reached.client.id, logged)
    // all of it goes out, anamnesis and private note, too
    if (base.last) await logReading(db, actor, base.last.id, logged)
    return base
  }),

  ...documentBindings(documentCalls, visitKind, { reachToView: reachToRead, reachToUpdate: reachVisit, reachToEdit: reachVisitToEdit }),

  bind(contract.listVisitReleases, async ({ db, actor }, { id }) => {
    await reachToRead(db, actor, id)
    return { releases: await listReleases(db, id) }
  }),

  bind(contract.getVisitRelease, async ({ db, actor }, { id, releaseId }) => {
    await reachToRead(db, actor, id)
    return { rows: await readReleaseRows(db, id, releaseId) }
  }),

  bind(contract.createVisit, async ({ db, actor }, written) =>
    withMessage(messageOf(written), await readDetail(db, actor, await createVisit(db, actor, written))),
  ),

  bind(contract.updateVisit, async ({ db, actor }, written) => {
    await updateVisit(db, actor, written)
    return withMessage(messageOf(written), await readDetail(db, actor, written.id))
  }),

  bind(contract.finishVisit, async ({ db, actor }, { id, isShared }) => {
    const { client } = await reachVisitToChange(db, actor, id)
    await finishVisit(db, actor, { id, client, isShared })
    return withMessage('visit finished', await readDetail(db, actor, id))
  }),

  bind(contract.recomputeVisit, async ({ db, actor }, { id }) => {
    const { client } = await reachVisitToChange(db, actor, id)
    await recomputeVisit(db, actor, { id, client })
    return withMessage('visit computed anew', await readDetail(db, actor, id))
  }),

  bind(contract.shareVisit, async ({ db, actor }, { id }) => {
    const { visit, client } = await reachVisitToChange(db, actor, id)
    if (visit.finished_at === null) throw new AppError('visit draft')
    await setShared(db, actor, { id, client, isShared: true })
    return withMessage('visit shared', await readVisit(db, actor, id))
  }),

  bind(contract.unshareVisit, async ({ db, actor }, { id }) => {
    const { client } = await reachVisitToChange(db, actor, id)
    await setShared(db, actor, { id, client, isShared: false })
    return withMessage('visit unshared', await readVisit(db, actor, id))
  }),

  bind(contract.deleteVisit, async ({ db, actor }, { id }) => {
    await reachVisitToChange(db, actor, id)
    await visitDeletion.delete(db, actor, id)
    return withMessage('visit deleted', {})
  }),

  bind(contract.undeleteVisit, async ({ db, actor }, { id }) => {
    await visitDeletion.undelete(db, actor, id)
    return readVisit(db, actor, id)
  }),

  bind(contract.getVisitSettings, ({ db }) => readSettingsDetail(db)),

  bind(contract.updateVisitSettings, async ({ db, actor }, written) => {
    const values = await updateVisitSettings(db, written)
    await audit(db, { personId: actor.personId, action: 'update visit settings', details: { changed: Object.keys(written) } })
    return withMessage('visit settings saved', values)
  }),

  bind(contract.createProtocol, async ({ db, actor }, written) =>
    withMessage('protocol saved', await readProtocol(db, await createProtocol(db, actor, written))),
  ),

  bind(contract.updateProtocol, async ({ db, actor }, written) => {
    await updateProtocol(db, actor, written)
    return withMessage('protocol saved', await readProtocol(db, written.id))
  }),

  bind(contract.deleteProtocol, async ({ db, actor }, { id }) => {
    await protocolDeletion.delete(db, actor, id)
    return withMessage('protocol deleted', {})
  }),

  bind(contract.undeleteProtocol, async ({ db, actor }, { id }) => {
    await protocolDeletion.undelete(db, actor, id)
    return readProtocol(db, id)
  }),
]

const messageOf = ({ isDraft }: { isDraft: boolean }) => (isDraft ? 'visit saved' : 'visit finished')
