import * as contract from '@allenio/contract/chat-desk'
import { readSettings } from '#areas/chat'
import { bind, withMessage } from '#platform/http'
import { addAttachment, listAttachments, removeAttachment } from './attachments.ts'
import { writeToMany } from './bulk-messages.ts'
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from './saved-answers.ts'
import { cancel, listScheduled, reschedule, schedule } from './scheduled.ts'
import { changeSettings, isWelcomeOn, presentSettings } from './settings.ts'

export const deskBindings = [
  bind(contract.getChatSettings, async ({ db }) => presentSettings(await readSettings(db))),

  bind(contract.updateChatSettings, async ({ db, actor }, change) =>
    withMessage('settings saved', presentSettings(await changeSettings(db, actor, change))),
  ),

  bind(contract.hasWelcomeMessages, async ({ db }) => ({ hasWelcomeMessages: isWelcomeOn(await readSettings(db)) })),

  bind(contract.listSavedAnswers, ({ db, actor }) => listAnswers(db, actor)),

  bind(contract.createSavedAnswer, ({ db, actor }, answer) => addAnswer(db, actor, answer)),

  bind(contract.updateSavedAnswer, ({ db, actor }, answer) => changeAnswer(db, actor, answer)),

  bind(contract.deleteSavedAnswer, async ({ db, actor }, { id }) => {
    await removeAnswer(db, actor, id)
    return withMessage('answer deleted', {})
  }),

  bind(contract.listScheduledMessages, async ({ db, actor }, { conversationId }) => ({
    scheduledMessages: await listScheduled(db, actor, conversationId),
  })),

  bind(contract.scheduleMessage, async ({ db, actor }, message) => withMessage('scheduled', await schedule(db, actor, message))),

  bind(contract.updateScheduledMessage, async ({ db, actor }, message) => withMessage('scheduled', await reschedule(db, actor, message))),

  bind(contract.cancelScheduledMessage, async ({ db, actor }, { id }) => {
    await cancel(db, actor, id)
    return withMessage('scheduled cancelled', {})
  }),

  bind(contract.sendToMany, ({ db, actor }, message) => writeToMany(db, actor, message)),

  bind(contract.listChatAttachments, ({ db, actor }, query) => listAttachments(db, actor, query)),

  bind(contract.addChatAttachment, ({ db, actor }, attachment) => addAttachment(db, actor, attachment)),

  bind(contract.deleteChatAttachment, async ({ db }, { id }) => {
    await removeAttachment(db, id)
    return withMessage('attachment deleted', {})
  }),
]
