import { lazy } from 'react'

/** For the homes: who waits for the team's answer, and what was last said to a client. */
export const Unanswered = lazy(async () => ({ default: (await import('./home/unanswered.tsx')).Unanswered }))

export const LatestMessage = lazy(async () => ({ default: (await import('./home/latest-message.tsx')).LatestMessage }))
