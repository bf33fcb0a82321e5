import { lazyPart } from '#lib/lazy-part'

export { discuss, openChat, openChatWith } from './box/box-state.ts'
export { subjectLinks } from './subjects.ts'

/** A client's last message, for their home page. */
export const LatestMessage = lazyPart(() => import('./home/latest-message.tsx'), 'LatestMessage')
