import * as contract from '@allenio/contract/chat-desk'
import { readSettings } from '#areas/chat'
import { bind, withMessage } from '#platform/http'
import { createAttachment, listAttachments, deleteAttachment } from './attachments.ts'
import { writeToMany } from './bulk-messages.ts'
import { createAnswer, updateAnswer, listAnswers, deleteAnswer, undeleteAnswer } from './saved-answers.ts'
import { cancelScheduledMessage, listScheduled, rescheduleMessage, scheduleNewMessage } from './scheduled.ts'
import { updateSettings, isWelcomeOn, presentSettings } from './settings.ts'

export const deskBindings = [
  bind(contract.getChatSettings, async ({ db }) => presentSettings(await readSettings(db))),

  bind(contract.updateChatSettings, async ({ db, actor }, change) =>
    withMessage('settings saved', presentSettings(await updateSettings(db, actor, change))),
  ),

  bind(contract.hasWelcomeMessages, async ({ db }) => ({ hasWelcomeMessages: isWelcomeOn(await readSettings(db)) })),

  bind(contract.listSavedAnswers, ({ db, actor }) => listAnswers(db, actor)),

  bind(contract.createSavedAnswer, ({ db, actor }, answer) => createAnswer(db, actor, answer)),

  bind(contract.updateSavedAnswer, ({ db, actor }, answer) => updateAnswer(db, actor, answer)),

  bind(contract.deleteSavedAnswer, async ({ db, actor }, { id }) => {
    await deleteAnswer(db, actor, id)
    return {}
  }),

  bind(contract.undeleteSavedAnswer, ({ db, actor }, { id }) => undeleteAnswer(db, actor, id)),

  bind(contract.listScheduledMessages, async ({ db, actor }, { conversationId }) => ({
    scheduledMessages: await listScheduled(db, actor, conversationId),
  })),

  bind(contract.scheduleMessage, async ({ db, actor }, message) => withMessage('scheduled', await scheduleNewMessage(db, actor, message))),

  bind(contract.updateScheduledMessage, async ({ db, actor }, message) =>
    withMessage('scheduled', await rescheduleMessage(db, actor, message)),
  ),

  bind(contract.cancelScheduledMessage, async ({ db, actor }, { id }) => {
    await cancelScheduledMessage(db, actor, id)
    return withMessage('scheduled cancelled', {})
  }),

  bind(contract.sendToMany, ({ db, actor }, message) => writeToMany(db, actor, message)),

  bind(contract.listChatAttachments, ({ db, actor }, query) => listAttachments(db, actor, query)),

  bind(contract.addChatAttachment, ({ db, actor }, attachment) => createAttachment(db, actor, attachment)),

  bind(contract.deleteChatAttachment, async ({ db }, { id }) => {
    await deleteAttachment(db, id)
    return withMessage('attachment deleted', {})
  }),
]
