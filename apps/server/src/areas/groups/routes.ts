import * as contract from '@allenio/contract/groups'
import { groupLimits } from '@allenio/contract/groups'
import { findForgiving, pageOf } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { deleteGroup, undeleteGroup } from './deletion.ts'
import { listClientsToChoose } from './group-clients.ts'
import { createGroup, updateGroup } from './groups.ts'
import { findGroup, presentRows, readGroup } from './present.ts'
import { listRows } from './queries.ts'

export const groupBindings = [
  bind(contract.listGroups, async ({ db, actor }, query) => {
    const rows = await findForgiving(
      query.search,
      matching => listRows(db, actor, query, matching),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, query.page, groupLimits.perPage)
    return { groups: await presentRows(db, actor, pageRows), nextPage }
  }),

  bind(contract.getGroup, ({ db, actor }, { id }) => readGroup(db, actor, id)),

  bind(contract.createGroup, async ({ db, actor }, written) =>
    withMessage('group created', await readGroup(db, actor, await createGroup(db, actor, written))),
  ),

  bind(contract.updateGroup, async ({ db, actor }, written) => {
    const change = await updateGroup(db, actor, written)
    return withMessage('group updated', { group: (await findGroup(db, actor, written.id)) ?? null, ...change })
  }),

  bind(contract.deleteGroup, async ({ db, actor }, { id }) => {
    await deleteGroup(db, actor, id)
    return withMessage('group deleted', {})
  }),

  bind(contract.undeleteGroup, async ({ db, actor }, { id }) => {
    await undeleteGroup(db, actor, id)
    return readGroup(db, actor, id)
  }),

  bind(contract.listClientsForGroup, ({ db, actor }, query) => listClientsToChoose(db, actor, query)),
]
