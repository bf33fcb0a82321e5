import * as contract from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { listViewBindings } from './list/list-views.ts'
import { updateClientSettings, readClientSettings } from './settings.ts'

async function saveSettings(db: WorkspaceDb, { personId }: Actor, changes: Partial<contract.ClientSettings>) {
  const settings = await updateClientSettings(db, changes)
  await audit(db, { personId, action: 'update client settings', details: changes })
  return withMessage('settings saved', settings)
}

export const settingsBindings = [
  bind(contract.getClientSettings, ({ db }) => readClientSettings(db)),

  bind(contract.updateClientSettings, ({ db, actor }, changes) => saveSettings(db, actor, changes)),

  bind(contract.updateSubscriptionsSettings, ({ db, actor }, changes) => saveSettings(db, actor, changes)),

  ...listViewBindings(
    {
      list: contract.listClientViews,
      create: contract.createClientView,
      update: contract.updateClientView,
      delete: contract.deleteClientView,
    },
    'clients',
  ),
]
