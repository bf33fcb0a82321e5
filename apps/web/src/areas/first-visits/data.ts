import {
  closeFirstVisit,
  getFirstVisit,
  skipFirstVisitStep,
  startFirstVisit,
  type FirstVisitStepName,
} from '@allenio/contract/first-visits'
import { goTo } from '#shell'
import { read, useCall } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import { nextOpenStep, stepHref } from './step-href.ts'
import { useFirstVisitWords } from './words.ts'

export const firstVisitQuery = (id: string) => read(getFirstVisit, { id }, { quiet: true })

/** Begins a first visit, and opens the page of its first step. */
export function useStartFirstVisit(clientId: string) {
  const { mutate, isPending } = useCall(startFirstVisit, {
    onSuccess: ({ firstVisit }) => {
      const open = firstVisit?.steps.find(({ step }) => step === firstVisit.current)
      if (open) goTo(stepHref({ clientId, ...open }))
    },
  })
  return { start: () => mutate({ id: clientId }), isStarting: isPending }
}

/** Leaves a step out, and goes on to the next. */
export function useSkipStep(clientId: string) {
  const { mutate, isPending } = useCall(skipFirstVisitStep, {
    onSuccess: ({ firstVisit }, { input }) => {
      const next = firstVisit && input.isSkipped ? nextOpenStep(firstVisit, input.step) : undefined
      if (next) goTo(stepHref({ clientId, ...next }))
    },
  })
  return { skip: (step: FirstVisitStepName) => mutate({ id: clientId, step, isSkipped: true }), isSkipping: isPending }
}

/** Closes the first visit; the toast opens it again. */
export function useCloseFirstVisit(clientId: string) {
  const t = useFirstVisitWords()
  const { mutate: restart } = useCall(startFirstVisit)
  const { mutate, isPending } = useCall(closeFirstVisit, {
    onSuccess: () => toastWithUndo(t('isClosed'), () => restart({ id: clientId }), { id: 'first visit closed' }),
  })
  return { close: () => mutate({ id: clientId }), isClosing: isPending }
}
