import { lazy, Suspense } from 'react'
import { useLive } from '#ui/live'
import { questions } from './store.ts'

// the dialog comes with the first question, not with the first page
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

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
