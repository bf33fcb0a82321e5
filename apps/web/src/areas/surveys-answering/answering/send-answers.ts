import { sendSurveyAnswer, type OwnSurvey } from '@allenio/contract/surveys'
import { answersToSend } from '@allenio/domain/surveys'
import { sendOrKeep, type SendOutcome } from '#lib/offline'
import { filesToSend, type BegunAnswers, type LocalFiles } from '../stored-answers.ts'

interface Sending {
  survey: OwnSurvey
  begun: BegunAnswers
  files: LocalFiles
  /** Which check-in it is, as the rules take it. */
  number: number
  title: string
}

/** Sends an answer with its files through the outbox, so that it arrives once, with or without a network. */
export function sendAnswers({ survey, begun, files, number, title }: Sending): Promise<SendOutcome<typeof sendSurveyAnswer>> {
  const { id, releaseId, version, dueDay } = begun
  const answers = answersToSend(version, begun.answers, { number })
  const input = { id, assignmentId: survey.assignmentId, releaseId, dueDay, answers, sentAt: new Date().toISOString() }
  return sendOrKeep(sendSurveyAnswer, input, { title, files: filesToSend(answers, files) })
}
