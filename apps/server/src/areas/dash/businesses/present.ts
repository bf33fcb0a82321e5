import type { Coach } from '@allenio/contract/dash'
import type { BusinessRow } from './queries.ts'

export const presentCoach = (row: BusinessRow): Coach => ({
  id: row.id,
  business: row.name,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '', email: row.owner_email ?? '' },
  registeredAt: row.created_at,
  seenAt: row.seen_at,
  activeClients: row.active_clients,
  inactiveClients: row.inactive_clients,
  collaborators: row.collaborators,
  state: row.state,
  plan: row.has_plan ? { places: row.places, price: row.price, period: row.period, currency: row.currency, endsAt: row.ends_at } : null,
  trialEndsAt: row.trial_ends_at,
  isTest: row.is_test,
  hasCustomApp: row.has_custom_app,
})
