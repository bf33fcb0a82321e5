import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'

export const notificationsErrors = { 'unknown notification kind': 422, 'channel is fixed': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    notifications: typeof notificationsErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    notifications: 'notification' | 'notification settings'
  }
}

export const notificationsPerPage = 30
/** The server counts no further, because the badge shows "99+" long before. */
export const unreadCountedAtMost = 1000
export const readNotificationDays = 180
export const markedAtOnce = 200

/** The channels of a notification: the app's own list, the person's devices, mail. */
export const notificationChannels = ['inApp', 'push', 'mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The pace of notification mails: one for each at once, or one that gathers the unread ones. */
export const mailPaces = ['at once', 'hourly', 'daily', 'never'] as const
export type MailPace = (typeof mailPaces)[number]

/** How long a message stays unread before a mail is sent about it. */
export const unreadMessageMinutes = { min: 5, max: 1440 } as const

// the areas that send notifications register the kinds, so the server refuses a name that no area registered
const Kind = z.string().trim().min(1).max(60)
const Group = z.string().trim().min(1).max(40)
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const Notification = z.object({
  id: z.uuid(),
  kind: z.string(),
  group: z.string(),
  /** The deed and its doer, in the asker's language. */
  title: z.string(),
  /** Empty where the title says everything. */
  body: z.string(),
  /** The path of a page of the app. */
  link: z.string(),
  client: ClientCard.nullable(),
  createdAt: Timestamp,
  readAt: Timestamp.nullable(),
  /** The day in the asker's time zone. */
  day: Day,
})
export type Notification = z.output<typeof Notification>

const NotificationPage = z.object({ notifications: z.array(Notification), nextPage: z.number().int() })

const filters = {
  group: Group.optional(),
  onlyUnread: z.union([z.boolean(), z.stringbool()]).optional(),
  /** Days in the asker's time zone, both included. */
  from: Day.optional(),
  to: Day.optional(),
}

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: { permission: 'view notifications' },
  summary: 'What the asker was told, newest first; of clients they reach no more, nothing.',
  input: z.object({ page: listInput.page, clientId: z.uuid().optional(), ...filters }),
  output: NotificationPage,
  shows: ['notification'],
  errors: ['not found', 'client deleted'],
})

export const listClientNotifications = endpoint({
  method: 'GET',
  path: '/clients/:id/notifications',
  access: { permission: ['view clients', 'view notifications'] },
  summary: 'Those about this client that the asker received.',
  input: z.object({ ...idInput, page: listInput.page, ...filters }),
  output: NotificationPage,
  shows: ['notification'],
  errors: ['not found', 'client deleted'],
})

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/notifications/unread/count',
  access: { permission: 'view notifications' },
  input: Nothing,
  output: z.object({ unread: z.number().int().max(unreadCountedAtMost) }),
})

export const markNotificationsAsRead = endpoint({
  method: 'POST',
  path: '/notifications/markAsRead',
  access: { permission: 'view notifications' },
  summary: 'All that the asker has not read, or the named ones; the answered moment is their `readAt`.',
  input: z.object({ ids: z.array(z.uuid()).min(1).max(markedAtOnce).optional() }),
  output: z.object({ currentDate: Timestamp, unread: z.number().int() }),
  changes: { nothing: 'the answer is put into the cached lists' },
  errors: ['not found'],
})

const Channels = z.object({ inApp: z.boolean(), push: z.boolean(), mail: z.boolean() })

export const NotificationSettings = z.object({
  /** The kinds that the caller's role may receive, by group. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      group: z.string(),
      groupName: z.string(),
      name: z.string(),
      channels: Channels,
      /** The channels that nobody can turn on or off. */
      fixed: z.array(z.enum(notificationChannels)),
    }),
  ),
  mail: z.object({
    pace: z.enum(mailPaces),
    /** The hour, in `timeZone`, at which the daily mail is sent. */
    hour: z.number().int(),
  }),
  /** Null: no mail is sent about unread messages. */
  unreadMessagesAfterMinutes: z.number().int().nullable(),
  /** Hours without push and mail, with one summary at the end. They may span midnight. Null means no such hours. */
  quietHours: z.object({ from: Clock, to: Clock }).nullable(),
  /** The time zone of the person's profile. */
  timeZone: z.string(),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

export const getNotificationsSettings = endpoint({
  method: 'GET',
  path: '/notifications/getNotificationsSettings',
  access: { permission: 'view notifications' },
  input: Nothing,
  output: NotificationSettings,
  shows: ['notification settings'],
})

export const saveNotificationsSettings = endpoint({
  method: 'POST',
  path: '/notifications/saveNotificationsSettings',
  access: { permission: 'view notifications' },
  summary: 'Only what is sent changes.',
  input: z.object({
    kinds: z
      .array(z.object({ kind: Kind, channels: Channels.partial() }))
      .max(200)
      .optional(),
    mail: z
      .object({ pace: z.enum(mailPaces), hour: z.number().int().min(0).max(23) })
      .partial()
      .optional(),
    unreadMessagesAfterMinutes: z.number().int().min(unreadMessageMinutes.min).max(unreadMessageMinutes.max).nullable().optional(),
    quietHours: z
      .object({ from: Clock, to: Clock })
      .refine(({ from, to }) => from !== to)
      .nullable()
      .optional(),
  }),
  output: NotificationSettings,
  changes: ['notification settings'],
  errors: ['unknown notification kind', 'channel is fixed'],
})

/** The events on a person's own channel; lists and counts are read again after a gap. */
export const notificationEvents = { came: 'notification', read: 'notifications read' } as const

/** The payload of `notification`, which may not be in the list yet. */
export interface NotificationCame {
  notification: Notification
  unread: number
}

/** The payload of `notifications read`: null for `ids` means all. */
export interface NotificationsRead {
  ids: string[] | null
  readAt: string
  unread: number
}
