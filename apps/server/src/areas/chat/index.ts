import * as chat from '@allenio/contract/chat'
import * as desk from '@allenio/contract/chat-desk'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { tellArrival } from './arrivals.ts'
import { conversationBindings } from './conversation-routes.ts'
import { deskBindings } from './desk-routes.ts'
import './exporter.ts'
import './file-rules.ts'
import './joining.ts'
import './media.ts'
import { messageBindings } from './message-routes.ts'
import { sendScheduled, sweepScheduled } from './scheduled-jobs.ts'
import './typing.ts'
import { sweepWelcomes, welcomeClient } from './welcome.ts'
import { chatWords } from './words.ts'

export const chatArea = area({
  name: 'chat',
  contract: { ...chat, ...desk },
  bindings: [...conversationBindings, ...messageBindings, ...deskBindings],
  errors: { ...chat.chatErrors, ...desk.chatDeskErrors },
  words: chatWords,
})

export const chatJobs: readonly AnyJob[] = [tellArrival, sendScheduled, sweepScheduled, welcomeClient, sweepWelcomes]

export { fillDemoChat } from './demo.ts'
export { latestMessage, unansweredFor, type LatestMessage, type Unanswered } from './for-home.ts'
