import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { PlainQuestion } from './plain-question.ts'
import { questions } from './store.ts'
import type { AskedQuestion } from './store.ts'

// the dialog is loaded with the first question, not with the first page; if it cannot be loaded, the browser's own dialog asks
const ConfirmDialog = lazy<ComponentType<{ question: AskedQuestion }>>(() =>
  import('./confirm-dialog.tsx').catch(() => ({ default: PlainQuestion })),
)

/** Stands once in the app and shows the questions of `confirm`, one at a time. */
export function ConfirmHost() {
  const [question] = questions.use()
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog key={question.id} question={question} />
    </Suspense>
  )
}
