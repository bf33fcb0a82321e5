export { useOutOfHoursNotice } from './hours/out-of-hours.ts'
export { AttachmentsPanel, ClientPanel, SavedAnswersPanel, ScheduleButton, ScheduledPanel, SendToMany, SlashMenu } from './lazy.ts'
