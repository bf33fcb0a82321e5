import * as contract from '@allenio/contract/client-settings'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { updateClientSettings, readClientSettings } from './settings.ts'
import { updateView, createView, listViews, deleteView } from './views.ts'

async function saveSettings(db: WorkspaceDb, { personId }: Actor, changes: Partial<contract.ClientSettings>) {
  const settings = await updateClientSettings(db, changes)
  await audit(db, { personId, action: 'update client settings', details: changes })
  return withMessage('settings saved', settings)
}

export const settingsBindings = [
  bind(contract.getClientSettings, ({ db }) => readClientSettings(db)),

  bind(contract.updateClientSettings, ({ db, actor }, changes) => saveSettings(db, actor, changes)),

  bind(contract.updateSubscriptionsSettings, ({ db, actor }, changes) => saveSettings(db, actor, changes)),

  bind(contract.listClientViews, async ({ db, actor }) => ({ views: await listViews(db, actor) })),

  bind(contract.createClientView, ({ db, actor }, view) => createView(db, actor, view)),

  bind(contract.updateClientView, ({ db, actor }, view) => updateView(db, actor, view)),

  bind(contract.deleteClientView, async ({ db, actor }, { id }) => {
    await deleteView(db, actor, id)
    return {}
  }),
]
