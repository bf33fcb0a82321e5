import { presetProgramSettings, type ProgramSettings, type ProgramSettingsChanges } from '@allenio/contract/programs'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

export async function readProgramSettings(db: WorkspaceDb): Promise<ProgramSettings> {
  const row = await db.maybeOne<Row<'program_settings', 'changes'>>(sql`select changes from program_settings`)
  return { ...presetProgramSettings, ...row?.changes }
}

/**
 * A setting as a part of a statement: what the business has changed, else the preset. It is a query as a whole, because under policies an
 * index is searched by a query's value, and not by a function of it.
 */
export const settingInSql = (name: 'adherenceGood' | 'adherenceFair' | 'expiryDays'): Sql =>
  sql`(select coalesce(max((s.changes ->> ${name}::text)::int), ${presetProgramSettings[name]}::int) from program_settings s)`

/** Settings that were not sent stay as they are; two admins may change different ones at the same time. */
export async function updateProgramSettings(db: WorkspaceDb, changes: ProgramSettingsChanges): Promise<ProgramSettings> {
  await db.run(sql`
    insert into program_settings as s (changes) values (${JSON.stringify(changes)})
    on conflict (workspace_id) do update set changes = s.changes || excluded.changes, updated_at = now()`)
  const settings = await readProgramSettings(db)
  if (settings.volumeTo < settings.volumeFrom) throw wrongField('volumeTo', 'invalid input')
  if (settings.adherenceGood < settings.adherenceFair) throw wrongField('adherenceGood', 'invalid input')
  return settings
}
