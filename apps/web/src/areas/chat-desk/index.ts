import { lazyPart } from '#lib/lazy-part'

export { useOutOfHoursNotice } from './hours/out-of-hours.ts'

export const AttachmentsPanel = lazyPart(() => import('./attachments/panel.tsx'), 'AttachmentsPanel')
export const ClientPanel = lazyPart(() => import('./client-panel/client-panel.tsx'), 'ClientPanel')
export const SavedAnswersPanel = lazyPart(() => import('./saved-answers/panel.tsx'), 'SavedAnswersPanel')
export const ScheduleButton = lazyPart(() => import('./scheduled/schedule-button.tsx'), 'ScheduleButton')
export const ScheduledPanel = lazyPart(() => import('./scheduled/panel.tsx'), 'ScheduledPanel')
export const SlashMenu = lazyPart(() => import('./saved-answers/slash-menu.tsx'), 'SlashMenu')

/** Sends one message to many clients, each in their own conversation, from any page that can select clients. */
export const SendToMany = lazyPart(() => import('./to-many/send-to-many.tsx'), 'SendToMany')
