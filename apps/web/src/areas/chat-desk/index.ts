export { useOutOfHoursNotice } from './hours/out-of-hours.ts'

export { AttachmentsPanel } from './attachments/panel.tsx'
export { ClientPanel } from './client-panel/client-panel.tsx'
export { SavedAnswersPanel } from './saved-answers/panel.tsx'
export { ScheduleButton } from './scheduled/schedule-button.tsx'
export { ScheduledPanel } from './scheduled/panel.tsx'
export { SlashMenu } from './saved-answers/slash-menu.tsx'

/** Sends one message to many clients, each in their own conversation, from any page that can select clients. */
export { SendToMany } from './to-many/send-to-many.tsx'
