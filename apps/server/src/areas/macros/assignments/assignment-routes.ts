import * as contract from '@allenio/contract/macros'
import { macroLimits } from '@allenio/contract/macros'
import { byStart, byState, pageIn } from '#areas/client-records'
import { reachableClients, reachClient, reachClientToChange } from '#areas/clients'
import { hasWords, joined, pageOf, sql } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { presentAssignments } from './assignment-rows.ts'
import { assignmentEnds, macroAssignments } from './assignment-tables.ts'
import { assignToClients, moveAssignment, undoAssign, undoUnassign } from './assignments.ts'
import { readClientEnergy, updateClientEnergy } from '../client-energy.ts'
import { listClientsToAssign } from './clients-to-assign.ts'
import { reachMacroToChange } from '../library.ts'
import { readOwnMacros } from '../own-macros.ts'
import { findRow } from '../queries.ts'
import { recordReceipt } from '../receipts.ts'
import { readSettings } from '../settings.ts'
import { readOwnSetting } from '../visibility.ts'

export const assignmentBindings = [
  bind(contract.assignMacro, async ({ db, actor }, { id, ...assignment }) => {
    const macro = await reachMacroToChange(db, actor, id)
    return withMessage('macro assigned', await assignToClients(db, actor, macro, assignment))
  }),

  bind(contract.undoAssignMacro, async ({ db, actor }, at) => {
    await undoAssign(db, actor, at)
    return {}
  }),

  bind(contract.updateMacroDate, ({ db, actor }, { startDay, ...at }) => moveAssignment(db, actor, at, startDay)),

  bind(contract.unassignMacro, async ({ db, actor }, at) => {
    await assignmentEnds.unassign(db, actor, at)
    return withMessage('macro unassigned', {})
  }),

  bind(contract.undoUnassignMacro, ({ db, actor }, at) => undoUnassign(db, actor, at)),

  bind(contract.listMacroAssignments, async ({ db, actor }, { id, page, search, isOpen }) => {
    found(await findRow(db, actor, id))
    const clients = joined([reachableClients(actor), ...hasWords(sql`c.search`, search)], ' and ')
    const spans = await macroAssignments.listSpans(
      db,
      sql`select c.id from clients c join macro_assignments n on n.client_id = c.id and n.macro_id = ${id} where ${clients}`,
    )
    const ofMacro = spans.filter(span => span.subjectId === id && (isOpen === undefined || isOpen === (span.state !== 'past')))
    const { pageRows, nextPage } = pageOf(pageIn(ofMacro.toSorted(byStart), page, macroLimits.perPage), page, macroLimits.perPage)
    return { assignedClients: await presentAssignments(db, actor, pageRows), nextPage }
  }),

  bind(contract.listClientsForMacro, async ({ db, actor }, { id, ...query }) => {
    const { client_id: clientId, weight_basis: weightBasis } = found(await findRow(db, actor, id))
    return listClientsToAssign(db, actor, { id, clientId, weightBasis }, query)
  }),

  bind(contract.listClientMacros, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    const spans = (await macroAssignments.listSpans(db, sql`select ${id}::uuid`)).toSorted(byState)
    const { pageRows, nextPage } = pageOf(pageIn(spans, page, macroLimits.perPage), page, macroLimits.perPage)
    const { hide_client_macros: isHiddenByBusiness } = await readSettings(db)
    const visibility = { isHidden: await readOwnSetting(db, id), isHiddenByBusiness }
    return { assignments: await presentAssignments(db, actor, pageRows), nextPage, visibility }
  }),

  bind(contract.listOwnMacros, ({ db, actor }) => readOwnMacros(db, actor)),

  bind(contract.recordOwnMacroReceipt, async ({ db, actor }, receipt) => {
    await recordReceipt(db, actor, receipt)
    return {}
  }),

  bind(contract.getClientEnergy, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readClientEnergy(db, actor, id)
  }),

  bind(contract.updateClientEnergy, async ({ db, actor }, { id, ...changes }) => {
    await reachClientToChange(db, actor, id)
    await updateClientEnergy(db, actor, { id, ...changes })
    return withMessage('energy saved', await readClientEnergy(db, actor, id))
  }),
]
