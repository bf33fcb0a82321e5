import { VisitSettings, presetVisitSettings, type VisitSettingsChanges, type VisitSettingsDetail } from '@allenio/contract/visits'
import { isSameValue } from '@allenio/domain/documents'
import { isReadyProtocol } from '@allenio/domain/visits'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { listOwnProtocols } from './protocols.ts'

export async function readVisitSettings(db: WorkspaceDb): Promise<VisitSettings> {
  const row = await db.maybeOne<Row<'visit_settings', 'changes'>>(sql`select changes from visit_settings`)
  return { ...presetVisitSettings, ...row?.changes }
}

export async function readSettingsDetail(db: WorkspaceDb): Promise<VisitSettingsDetail> {
  const [settings, protocols] = await Promise.all([readVisitSettings(db), listOwnProtocols(db)])
  return { ...settings, protocols }
}

const names = VisitSettings.keyof().options

/** Settings that were not sent stay as they are; two admins may change different ones at the same time. A preset is not stored. */
export async function updateVisitSettings(db: WorkspaceDb, changes: VisitSettingsChanges): Promise<VisitSettingsDetail> {
  await requireProtocols(db, changes)
  const presets = names.filter(name => isSameValue(changes[name], presetVisitSettings[name]))
  await db.run(sql`
    insert into visit_settings as s (changes) values (${jsonText(changes)}::jsonb - ${presets}::text[])
    on conflict (workspace_id) do update
      set changes = (s.changes || ${jsonText(changes)}::jsonb) - ${presets}::text[], updated_at = now()`)
  return readSettingsDetail(db)
}

async function requireProtocols(db: WorkspaceDb, { protocol, protocolOrder = [] }: VisitSettingsChanges): Promise<void> {
  const ownIds = [...(protocol === undefined ? [] : [protocol]), ...protocolOrder].filter(id => !isReadyProtocol(id))
  const protocols = ownIds.length === 0 ? [] : await listOwnProtocols(db)
  if (ownIds.some(id => protocols.every(each => each.id !== id))) throw new AppError('not found')
}
