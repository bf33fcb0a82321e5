import { lazy } from 'react'
import { areaScreens } from '#lib/screens'
import { inboxScreens } from './inbox/screens.ts'

export { openChat, openChatWith } from './box/box-state.ts'

export const screens = areaScreens('chat', inboxScreens)

// each goes by one file that the door names, in place of the thirty behind it

/** For the homes: who waits for the team's answer, and what was last said to a client. */
export const Unanswered = lazy(async () => ({ default: await (await import('./ways-in.ts')).loadUnanswered() }))
export const LatestMessage = lazy(async () => ({ default: await (await import('./ways-in.ts')).loadLatestMessage() }))
