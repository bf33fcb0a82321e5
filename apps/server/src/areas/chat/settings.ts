import type { Slot } from '@allenio/contract/chat'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { sql, type WorkspaceDb } from '#platform/db'

export interface SettingsRow {
  is_on_for_new_clients: boolean
  availability: ChatSettings['availability']
  slots: Slot[]
  welcome_is_on: boolean
  welcome_text: string
}

const preset: SettingsRow = {
  is_on_for_new_clients: true, availability: 'always', slots: [], welcome_is_on: false, welcome_text: '',
}

export const readSettings = async (db: WorkspaceDb): Promise<SettingsRow> => await db.maybeOne<SettingsRow>(sql`
  select is_on_for_new_clients, availability, slots, welcome_is_on, welcome_text from chat_settings`) ?? preset
