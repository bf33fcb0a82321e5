import { lazy } from 'react'

export { openChat, openChatWith } from './box/box-state.ts'

/** For the home pages: the clients who wait for an answer, and a client's last message. */
export const Unanswered = lazy(async () => ({ default: (await import('./home/unanswered.tsx')).Unanswered }))

export const LatestMessage = lazy(async () => ({ default: (await import('./home/latest-message.tsx')).LatestMessage }))
