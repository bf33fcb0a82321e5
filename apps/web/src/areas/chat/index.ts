import { lazyPart } from '#lib/lazy-part'

export { openChat, openChatWith } from './box/box-state.ts'

/** For the home pages: the clients who wait for an answer, and a client's last message. */
export const Unanswered = lazyPart(() => import('./home/unanswered.tsx'), 'Unanswered')
export const LatestMessage = lazyPart(() => import('./home/latest-message.tsx'), 'LatestMessage')
