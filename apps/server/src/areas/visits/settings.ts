import { VisitSettings, presetVisitSettings, type VisitSettingsChanges } from '@allenio/contract/visit-settings'
import { isSameValue } from '@allenio/domain/documents'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'

export async function readVisitSettings(db: WorkspaceDb): Promise<VisitSettings> {
  const row = await db.maybeOne<Row<'visit_settings', 'changes'>>(sql`select changes from visit_settings`)
  return { ...presetVisitSettings, ...row?.changes }
}

const names = VisitSettings.keyof().options

/** Settings that were not sent stay as they are; two admins may change different ones at the same time. A preset is not stored. */
export async function updateVisitSettings(db: WorkspaceDb, changes: VisitSettingsChanges): Promise<VisitSettings> {
  const presets = names.filter(name => isSameValue(changes[name], presetVisitSettings[name]))
  await db.run(sql`
    insert into visit_settings as s (changes) values (${jsonText(changes)}::jsonb - ${presets}::text[])
    on conflict (workspace_id) do update
      set changes = (s.changes || ${jsonText(changes)}::jsonb) - ${presets}::text[], updated_at = now()`)
  return readVisitSettings(db)
}
