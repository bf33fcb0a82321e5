import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useLive } from '#ui/live'
import { PlainQuestion } from './plain-question.ts'
import { questions } from './store.ts'
import type { AskedQuestion } from './store.ts'

// the dialog comes with the first question, not with the first page; a question is never dropped for want of its looks
const ConfirmDialog = lazy<ComponentType<{ question: AskedQuestion }>>(() =>
  import('./confirm-dialog.tsx').catch(() => ({ default: PlainQuestion })),
)

/** Stands once in the app and shows what `confirm` asks, one question at a time. */
export function ConfirmHost() {
  const [question] = useLive(questions)
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog key={question.id} question={question} />
    </Suspense>
  )
}
