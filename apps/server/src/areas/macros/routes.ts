import * as contract from '@allenio/contract/macros'
import { macroLimits } from '@allenio/contract/macros'
import { reachClientToChange } from '#areas/clients'
import { audit } from '#platform/audit'
import { findForgiving, pageOf } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { changeMany } from './bulk-changes.ts'
import { macroDeletion } from './deletion.ts'
import { cloneMacro, createMacro, updateMacro } from './library.ts'
import { listAssignedMacros, readAssignedMacro } from './own-macros.ts'
import { presentRows, readMacro } from './present.ts'
import { countRows, listAuthors, listRows } from './queries.ts'
import { presentSettings, storeHidden, updateDayTypeNames } from './settings.ts'
import { applyVisibility, setVisibility } from './visibility.ts'

export const macroBindings = [
  bind(contract.listMacros, async ({ db, actor }, query) => {
    const { page, sort, ...filters } = query
    if (actor.role === 'client') {
      return findForgiving(
        filters.search,
        matching => listAssignedMacros(db, actor, query, matching),
        ({ macros }) => macros.length === 0,
      )
    }
    const rows = await findForgiving(
      filters.search,
      matching => listRows(db, actor, { filters, matching, sort, page }),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, page, macroLimits.perPage)
    return { macros: await presentRows(db, actor, pageRows), nextPage }
  }),

  bind(contract.countMacros, ({ db, actor }, filters) =>
    findForgiving(
      filters.search,
      matching => countRows(db, actor, filters, matching),
      counts => counts.matching === 0,
    ),
  ),

  bind(contract.listMacroAuthors, async ({ db, actor }) => ({ authors: await listAuthors(db, actor) })),

  bind(contract.getMacro, ({ db, actor }, { id }) =>
    actor.role === 'client' ? readAssignedMacro(db, actor, id) : readMacro(db, actor, id),
  ),

  bind(contract.getMacroForAssign, ({ db, actor }, { id }) => readMacro(db, actor, id)),

  bind(contract.getMacroSettings, ({ db, actor }) => presentSettings(db, actor)),

  bind(contract.createMacro, async ({ db, actor }, written) =>
    withMessage('macro created', await readMacro(db, actor, await createMacro(db, actor, written))),
  ),

  bind(contract.updateMacro, async ({ db, actor }, written) => {
    await updateMacro(db, actor, written)
    return withMessage('macro updated', await readMacro(db, actor, written.id))
  }),

  bind(contract.deleteMacro, async ({ db, actor }, { id }) => {
    await macroDeletion.delete(db, actor, id)
    return withMessage('macro deleted', {})
  }),

  bind(contract.undeleteMacro, async ({ db, actor }, { id }) => {
    await macroDeletion.undelete(db, actor, id)
    return readMacro(db, actor, id)
  }),

  bind(contract.cloneMacro, async ({ db, actor }, clone) =>
    withMessage('macro cloned', await readMacro(db, actor, await cloneMacro(db, actor, clone))),
  ),

  bind(contract.deleteManyMacros, ({ db, actor }, change) => changeMany(db, actor, change)),

  bind(contract.changeHideClientMacros, async ({ db, actor }, { hideClientMacros }) => {
    await storeHidden(db, hideClientMacros)
    await applyVisibility(db, actor.workspaceId)
    await audit(db, { personId: actor.personId, action: 'hide client macros', details: { hideClientMacros } })
    return withMessage('macro settings saved', await presentSettings(db, actor))
  }),

  bind(contract.updateMacroSettings, async ({ db, actor }, { dayTypeNames }) => {
    await updateDayTypeNames(db, dayTypeNames)
    return withMessage('macro settings saved', await presentSettings(db, actor))
  }),

  bind(contract.updateMacroVisibility, async ({ db, actor }, { id, isHidden }) => {
    await reachClientToChange(db, actor, id)
    await setVisibility(db, id, isHidden)
    await audit(db, { personId: actor.personId, action: 'update macro visibility', subjectId: id, details: { isHidden } })
    return {}
  }),
]
