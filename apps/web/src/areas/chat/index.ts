export { discuss, openChatWith } from './box/box-state.ts'
export { subjectLinks } from './subjects.ts'

export { LatestMessage } from './home/latest-message.tsx'
