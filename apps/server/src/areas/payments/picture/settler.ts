import { findPlan, listBusinessesOfPlans, listPlansToSettle } from '#areas/plan'
import { ownAccount, type Settler } from '#platform/payments'
import { runChange } from '../changes/run.ts'
import { settlePlan } from './settle.ts'

/** Plans are read anew by the id of their own row; an event only says which row to look at. */
export const planSettler: Settler = {
  kind: 'plan',

  rowsOf: async (db, { provider, accountId, refs }) => {
    if (accountId !== ownAccount) return []
    const rows = await listBusinessesOfPlans(db, provider, refs)
    return rows.map(({ workspace_id: workspaceId }) => ({ workspaceId, id: workspaceId }))
  },

  due: async (db, query) => {
    const rows = await listPlansToSettle(db, query)
    return rows.map(({ workspace_id: workspaceId }) => ({ workspaceId, id: workspaceId }))
  },

  async settle(context, { workspaceId }) {
    const row = await context.database.withWorkspace(workspaceId, 'read', db => findPlan(db, workspaceId))
    if (!row || row.provider_id === null || row.provider !== context.provider.name) return
    const { changeId } = await settlePlan(context, { workspaceId, providerId: row.provider_id })
    if (changeId !== null) await runChange(context, { workspaceId, changeId })
  },
}
