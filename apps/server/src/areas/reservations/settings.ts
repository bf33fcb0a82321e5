import { presetRules, type BookingRules } from '@allenio/contract/reservations'
import { findPresets } from '#areas/business'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** The zone in which new hours are planned: that of the business. */
export const readZone = async (db: WorkspaceDb): Promise<string> => (await findPresets(db, db.workspaceId)).timeZone

/** The rules of the business. */
export async function readBusinessRules(db: WorkspaceDb): Promise<BookingRules> {
  const row = await db.maybeOne<Row<'booking_settings', 'rules'>>(sql`select rules from booking_settings`)
  return { ...presetRules, ...row?.rules }
}

export const updateBusinessRules = (db: WorkspaceDb, rules: BookingRules) =>
  db.run(sql`
  insert into booking_settings (rules) values (${JSON.stringify(rules)})
  on conflict (workspace_id) do update set rules = excluded.rules`)
