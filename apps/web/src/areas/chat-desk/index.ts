export { useOutOfHours } from './hours/out-of-hours.ts'
export { AttachmentsPanel, Person, SavedAnswersPanel, ScheduleButton, ScheduledPanel, SendToMany, SlashMenu } from './lazy.ts'
