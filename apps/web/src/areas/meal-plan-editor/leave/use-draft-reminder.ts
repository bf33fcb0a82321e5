import { useEffect, useRef } from 'react'
import { openDialog } from '../dialogs.ts'
import type { PlanHead } from '../plan-document.ts'
import type { EditorSession } from '../session.ts'

/** The plan that is completed as soon as it is open, because a reminder led back to it. */
let planToComplete: string | undefined

export const completeOnOpening = (planId: string): void => void (planToComplete = planId)

/** Reminds somebody who leaves edits behind that clients get none of them before the plan is completed. */
export function useDraftReminder({ document, planId }: EditorSession, head: PlanHead | undefined): void {
  const latestHead = useRef(head)
  useEffect(() => {
    latestHead.current = head
  }, [head])
  useEffect(() => {
    if (planToComplete !== planId || !head) return
    planToComplete = undefined
    if (head.isDraft && head.may.update) openDialog({ kind: 'complete', title: head.title })
  }, [planId, head])
  useEffect(() => {
    let isEdited = false
    const stop = document.status.watch(() => {
      // only one's own edits are on their way
      if (document.unsent().length > 0) isEdited = true
    })
    return () => {
      stop()
      const left = latestHead.current
      if (isEdited && left?.may.update) void import('./draft-reminder.ts').then(({ remindOfDraft }) => remindOfDraft(left), ignore)
    }
  }, [document])
}

/** Ignores failures: without a network nobody can complete a plan, and the list of unsent writes shows the edits. */
const ignore = () => undefined
