import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type SettingsRow = Row<'chat_settings', 'is_on_for_new_clients' | 'availability' | 'slots' | 'welcome_is_on' | 'welcome_text'>

const preset: SettingsRow = { is_on_for_new_clients: true, availability: 'always', slots: [], welcome_is_on: false, welcome_text: '' }

export const readSettings = async (db: WorkspaceDb): Promise<SettingsRow> =>
  (await db.maybeOne<SettingsRow>(sql`
  select is_on_for_new_clients, availability, slots, welcome_is_on, welcome_text from chat_settings`)) ?? preset
