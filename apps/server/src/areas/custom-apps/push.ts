import { unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql, type NotNull, type Row } from '#platform/db'
import type { PushApps } from '#platform/push'

/** Devices of the businesses' own apps. They are taken before the activation too, because an app is tried out first. */
export const customPushApps: PushApps = {
  isOf: async (db, personId, appId) =>
    (await db.maybeOne(sql`
      select a.id from custom_apps a join memberships m on m.workspace_id = a.workspace_id
      where a.push_app_id = ${appId} and a.state <> 'draft' and m.person_id = ${personId} and m.status = 'active' limit 1`)) !== undefined,

  async keyOf(db, appId) {
    const row = await db.maybeOne<NotNull<Row<'custom_apps', 'sealed_push_key'>>>(sql`
      select sealed_push_key from custom_apps where push_app_id = ${appId} and sealed_push_key is not null`)
    return row && unseal(useConfig().secretKey, row.sealed_push_key)
  },
}
