import { correctSurveyAnswer, sendSurveyAnswer } from '@allenio/contract/surveys'
import { answersToSend } from '@allenio/domain/surveys'
import { sendOrKeep, type SendOutcome } from '#lib/offline'
import { filesToSend, type BegunAnswers, type LocalFiles } from '../stored-answers.ts'

interface Sending {
  begun: BegunAnswers
  files: LocalFiles
  /** Which check-in it is, as the rules take it. */
  number: number
  title: string
}

/** Sends an answer with its files through the outbox, so that it arrives once, with or without a network. */
export function sendAnswers({ begun, files, number, title }: Sending, assignmentId: string): Promise<SendOutcome<typeof sendSurveyAnswer>> {
  const { id, releaseId, version, dueDay } = begun
  const answers = answersToSend(version, begun.answers, { number })
  const input = { id, assignmentId, releaseId, dueDay, answers, sentAt: new Date().toISOString() }
  return sendOrKeep(sendSurveyAnswer, input, { title, files: filesToSend(answers, files) })
}

/** Sends a correction of an answer; files that the server has already keep their ids. */
export function sendCorrection({ begun, files, number, title }: Sending): Promise<SendOutcome<typeof correctSurveyAnswer>> {
  const answers = answersToSend(begun.version, begun.answers, { number })
  return sendOrKeep(correctSurveyAnswer, { id: begun.id, answers }, { title, files: filesToSend(answers, files) })
}
