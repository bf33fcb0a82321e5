import type { ParsedInput } from '@allenio/contract'
import type { ChatSettings, updateChatSettings } from '@allenio/contract/chat-desk'
import { slotsFault, sortedSlots } from '@allenio/domain/chat'
import type { SettingsRow } from '#areas/chat'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

export const presentSettings = (row: SettingsRow): ChatSettings => ({
  isOnForNewClients: row.is_on_for_new_clients,
  availability: row.availability,
  slots: row.slots,
  welcome: { isOn: row.welcome_is_on, text: row.welcome_text },
})

export const isWelcomeOn = ({ welcome_is_on, welcome_text }: SettingsRow): boolean => welcome_is_on && welcome_text !== ''

export async function updateSettings(db: WorkspaceDb, actor: Actor, change: ParsedInput<typeof updateChatSettings>): Promise<SettingsRow> {
  // the row must exist and be locked before it is read: two admins may change different settings at the same time
  await db.run(sql`insert into chat_settings default values on conflict do nothing`)
  const before = await db.one<SettingsRow>(sql`
    select is_on_for_new_clients, availability, slots, welcome_is_on, welcome_text from chat_settings for update`)
  const after: SettingsRow = {
    is_on_for_new_clients: change.isOnForNewClients ?? before.is_on_for_new_clients,
    availability: change.availability ?? before.availability,
    slots: sortedSlots(change.slots ?? before.slots),
    welcome_is_on: change.welcome?.isOn ?? before.welcome_is_on,
    welcome_text: change.welcome?.text ?? before.welcome_text,
  }
  refuseFaults(after)
  await db.run(sql`
    update chat_settings set is_on_for_new_clients = ${after.is_on_for_new_clients}, availability = ${after.availability},
      slots = ${JSON.stringify(after.slots)}, welcome_is_on = ${after.welcome_is_on}, welcome_text = ${after.welcome_text},
      updated_at = now()`)
  const { availability, is_on_for_new_clients: isOnForNewClients, welcome_is_on: isWelcomeOn } = after
  const details = { availability, isOnForNewClients, isWelcomeOn }
  await audit(db, { personId: actor.personId, action: 'update chat settings', details })
  return after
}

function refuseFaults({ availability, slots, welcome_is_on, welcome_text }: SettingsRow): void {
  const fault = slotsFault(slots)
  if (fault) throw wrongField('slots', fault)
  if (availability === 'slots' && slots.length === 0) throw wrongField('slots', 'slots needed')
  if (welcome_is_on && welcome_text === '') throw wrongField('welcome', 'welcome text needed')
}
