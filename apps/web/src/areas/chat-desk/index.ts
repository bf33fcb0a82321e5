import { lazy } from 'react'

export { useOutOfHoursNotice } from './hours/out-of-hours.ts'

// each comes when it is reached for

export const AttachmentsPanel = lazy(async () => ({ default: (await import('./attachments/panel.tsx')).AttachmentsPanel }))
export const ClientPanel = lazy(async () => ({ default: (await import('./client-panel/client-panel.tsx')).ClientPanel }))
export const SavedAnswersPanel = lazy(async () => ({ default: (await import('./saved-answers/panel.tsx')).SavedAnswersPanel }))
export const ScheduleButton = lazy(async () => ({ default: (await import('./scheduled/schedule-button.tsx')).ScheduleButton }))
export const ScheduledPanel = lazy(async () => ({ default: (await import('./scheduled/panel.tsx')).ScheduledPanel }))
export const SlashMenu = lazy(async () => ({ default: (await import('./saved-answers/slash-menu.tsx')).SlashMenu }))

/** Sends one message to many clients, each in their own conversation, from any page that can select clients. */
export const SendToMany = lazy(async () => ({ default: (await import('./to-many/send-to-many.tsx')).SendToMany }))
