import * as contract from '@allenio/contract/chat-desk'
import { exporters } from '#areas/account'
import { conversationJoins } from '#areas/chat'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { fillDemoDesk } from './demo.ts'
import { chatDeskExporter } from './export.ts'
import { attachmentFiles, scheduledFiles } from './file-rules.ts'
import { moveScheduled } from './join.ts'
import { scheduledRefused } from './notifications.ts'
import { deskBindings } from './routes.ts'
import { sweepAnswers } from './saved-answers.ts'
import { sendScheduled, sweepScheduled } from './scheduled-jobs.ts'
import { sweepWelcomes, welcomeClient } from './welcome.ts'
import { chatDeskWords } from './words.ts'

export const chatDeskArea = area({
  name: 'chat-desk',
  tables: ['chat_settings', 'saved_answers', 'scheduled_messages', 'chat_attachments'],
  contract,
  bindings: deskBindings,
  errors: contract.chatDeskErrors,
  words: chatDeskWords,
  jobs: [sendScheduled, sweepScheduled, sweepAnswers, welcomeClient, sweepWelcomes],
  contributes: [
    exporters(chatDeskExporter),
    fileRules(scheduledFiles, attachmentFiles),
    notificationKinds(scheduledRefused),
    conversationJoins(moveScheduled),
    demoRecords(fillDemoDesk),
  ],
})
