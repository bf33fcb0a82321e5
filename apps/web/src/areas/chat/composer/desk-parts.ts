import { lazy } from 'react'

// what the team has at hand comes when it is reached for

export const SlashMenu = lazy(async () => ({ default: (await import('../desk/saved-answers/slash-menu.tsx')).SlashMenu }))
export const SavedAnswers = lazy(async () => ({ default: (await import('../desk/saved-answers/panel.tsx')).SavedAnswersPanel }))
export const ScheduleButton = lazy(async () => ({ default: (await import('../desk/scheduled/schedule-button.tsx')).ScheduleButton }))
export const Attachments = lazy(async () => ({ default: (await import('../desk/attachments/panel.tsx')).AttachmentsPanel }))
