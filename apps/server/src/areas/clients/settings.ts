import { unpaidDaysRange, type ClientSettings } from '@allenio/contract/clients'
import { sql, type WorkspaceDb } from '#platform/db'

const presets: ClientSettings = {
  mayAddWeights: true,
  mayAddPhotos: true,
  mayAddMetrics: true,
  deactivateAfterDays: null,
  notifiesDeactivation: true,
  mayPauseSubscription: false,
  unpaidDays: unpaidDaysRange.preset,
}

export const readClientSettings = async (db: WorkspaceDb): Promise<ClientSettings> =>
  (await db.maybeOne<ClientSettings>(sql`
  select may_add_weights as "mayAddWeights", may_add_photos as "mayAddPhotos", may_add_metrics as "mayAddMetrics",
    deactivate_after_days as "deactivateAfterDays", notifies_deactivation as "notifiesDeactivation",
    may_pause_subscription as "mayPauseSubscription", unpaid_days as "unpaidDays"
  from client_settings`)) ?? presets

/** Settings that were not sent stay as they are. */
export async function updateClientSettings(db: WorkspaceDb, changes: Partial<ClientSettings>): Promise<ClientSettings> {
  // the row must exist to be locked: two admins may change different settings at the same time
  await db.run(sql`insert into client_settings default values on conflict do nothing`)
  await db.run(sql`select 1 from client_settings for update`)
  const settings = { ...(await readClientSettings(db)), ...changes }
  await db.run(sql`
    update client_settings set may_add_weights = ${settings.mayAddWeights}, may_add_photos = ${settings.mayAddPhotos},
      may_add_metrics = ${settings.mayAddMetrics}, deactivate_after_days = ${settings.deactivateAfterDays},
      notifies_deactivation = ${settings.notifiesDeactivation}, may_pause_subscription = ${settings.mayPauseSubscription},
      unpaid_days = ${settings.unpaidDays}, updated_at = now()`)
  return settings
}
