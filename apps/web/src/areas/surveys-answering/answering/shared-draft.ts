import { saveSurveyDraft } from '@allenio/contract/surveys'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api'
import { isOnline } from '#lib/device'
import { answersToShare, type BegunAnswers } from '../stored-answers.ts'

const afterMs = 2_000

/**
 * Brings what was begun to the client's other devices, a moment after the last change; without an assignment it stays here. The device
 * has it in any case.
 */
export function useSharedDraft(assignmentId: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<BegunAnswers>(undefined)
  const send = () => {
    clearTimeout(timer.current)
    const begun = pending.current
    pending.current = undefined
    if (!begun || assignmentId === undefined || !isOnline()) return
    const { releaseId, answers, savedAt } = begun
    // the next change brings what did not arrive
    call(saveSurveyDraft, { id: assignmentId, releaseId, answers: answersToShare(answers), savedAt }).catch(() => undefined)
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  useEffect(() => () => latestSend.current(), [])
  return {
    save(begun: BegunAnswers) {
      if (assignmentId === undefined) return
      pending.current = begun
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latestSend.current(), afterMs)
    },
    stop() {
      clearTimeout(timer.current)
      pending.current = undefined
    },
  }
}
