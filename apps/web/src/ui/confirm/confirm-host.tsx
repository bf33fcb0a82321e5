import { lazy, Suspense } from 'react'
import { useLive } from '#ui/live'
import { questions } from './store.ts'

// the dialog comes with the first question, not with the first page
const load = () => import('./confirm-dialog.tsx')
const ConfirmDialog = lazy(load)

/** Ahead of the first question, while there is a network: some are asked without one. */
export const fetchConfirm = () => load().then(() => undefined, () => undefined)

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
