import { areaScreens } from '#lib/screens'

export { useOutOfHours } from './hours/out-of-hours.ts'
export { AttachmentsPanel, SavedAnswersPanel, ScheduleButton, ScheduledPanel, SendToMany, SlashMenu } from './panels.ts'
export { refreshChats } from './refresh-chats.ts'

/** What the team has at hand stands within the chat's own screens. */
export const screens = areaScreens('chat-desk', [])
