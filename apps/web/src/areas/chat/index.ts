export { openChat, openChatWith } from './box/box-state.ts'
export { LatestMessage, Unanswered } from './lazy.ts'
