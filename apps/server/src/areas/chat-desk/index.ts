import * as contract from '@allenio/contract/chat-desk'
import { registerExporter } from '#areas/account'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { chatDeskExporter } from './export.ts'
import './file-rules.ts'
import { deskBindings } from './routes.ts'
import { sendScheduled, sweepScheduled } from './scheduled-jobs.ts'
import { sweepWelcomes, welcomeClient } from './welcome.ts'
import { chatDeskWords } from './words.ts'

export const chatDeskArea = area({
  name: 'chat-desk',
  contract,
  bindings: deskBindings,
  errors: contract.chatDeskErrors,
  words: chatDeskWords,
})

export const chatDeskJobs: readonly AnyJob[] = [sendScheduled, sweepScheduled, welcomeClient, sweepWelcomes]

registerExporter(chatDeskExporter)
