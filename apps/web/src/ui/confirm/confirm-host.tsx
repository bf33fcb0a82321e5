import { ConfirmDialog } from './confirm-dialog.tsx'
import { questions } from './store.ts'

/** Stands once in the app and shows the questions of `confirm`, one at a time. */
export function ConfirmHost() {
  const [question] = questions.use()
  return question ? <ConfirmDialog key={question.id} question={question} /> : null
}
