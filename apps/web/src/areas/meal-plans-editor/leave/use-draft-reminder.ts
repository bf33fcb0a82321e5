import { useEffect, useRef } from 'react'
import { openDialog } from '../dialogs.ts'
import type { PlanHead } from '../plan-document.ts'
import type { EditorSession } from '../session.ts'
import { remindOfDraft, takeCompletion } from './draft-reminder.ts'

/** Reminds somebody who leaves edits behind that clients get none of them before the plan is completed. */
export function useDraftReminder({ document, planId }: EditorSession, head: PlanHead | undefined): void {
  const latestHead = useRef(head)
  useEffect(() => {
    latestHead.current = head
  }, [head])
  useEffect(() => {
    if (!head || !takeCompletion(planId)) return
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
      if (isEdited && left?.may.update) void remindOfDraft(left)
    }
  }, [document])
}
