import * as contract from '@allenio/contract/notifications'
import { reachClient } from '#areas/clients'
import { bind } from '#platform/http'
import { countUnread, readNotifications } from './list.ts'
import { markAsRead } from './seen-marks.ts'
import { readSettings, saveSettings } from './settings.ts'

export const notificationBindings = [
  bind(contract.listNotifications, async ({ db, actor }, input) => {
    if (input.clientId !== undefined) await reachClient(db, actor, input.clientId)
    return readNotifications(db, actor, input)
  }),

  bind(contract.listClientNotifications, async ({ db, actor }, { id, ...filters }) => {
    const { id: clientId } = await reachClient(db, actor, id)
    return readNotifications(db, actor, { ...filters, clientId })
  }),

  bind(contract.countUnreadNotifications, async ({ db, actor }) => ({ unread: await countUnread(db, actor) })),

  bind(contract.markNotificationsAsRead, ({ db, actor }, { ids }) => markAsRead(db, actor, ids)),

  bind(contract.getNotificationsSettings, ({ db, actor }) => readSettings(db, actor)),

  bind(contract.saveNotificationsSettings, ({ db, actor }, change) => saveSettings(db, actor, change)),
]
