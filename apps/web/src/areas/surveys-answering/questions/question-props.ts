import type { Answer, AnswerOf, QuestionKind, QuestionOf } from '@allenio/contract/surveys'
import type { ShownFile } from '@allenio/contract/files'
import type { LocalFiles } from '../stored-answers.ts'

export interface QuestionFieldProps<Kind extends QuestionKind> {
  question: QuestionOf<Kind>
  answer: AnswerOf<Kind> | undefined
  /** The answer of last time. */
  last: AnswerOf<Kind> | undefined
  error: string | undefined
  onAnswer: (answer: Answer | undefined) => void
  /** Called with whether something was typed that is no answer. */
  onUnreadable: (isUnreadable: boolean) => void
  files: LocalFiles
  /** Files that the server has already, by their ids. */
  savedFiles: ReadonlyMap<string, ShownFile>
  /** The client for whom a professional answers. */
  clientId: string | undefined
  /** Stores files on the device, by the ids that the answer names. */
  onFiles: (files: LocalFiles) => void
  /** Goes on to the next question. */
  onDone: () => void
}
