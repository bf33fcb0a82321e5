import { useRef, useState } from 'react'
import { messageOf, reportCallError } from '#lib/api'
import { fieldErrorsOf, waitOf } from '#lib/forms'

export interface Failure {
  /** messages by field, each shown beside its field */
  fields: Readonly<Record<string, string>>
  /** the message that belongs to no single field */
  text: string | undefined
  /** seconds until another try is possible */
  wait: number | undefined
}

export interface Attempt {
  isBusy: boolean
  failure: Failure | undefined
  /** One at a time: a second press while one runs does nothing. */
  run: (act: () => Promise<void>) => Promise<void>
  /** Shows faults that need no request, such as an empty field. */
  refuse: (fields: Readonly<Record<string, string>>) => void
  forget: () => void
}

/** Runs the single act of a form and shows its failure in the form. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const isRunning = useRef(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      // the form shows the error itself, but a session that has ended must end everywhere
      reportCallError(error, { of: 'form', quiet: true })
      setFailure(failureOf(error))
    }
    isRunning.current = false
    setBusy(false)
  }
  return {
    isBusy,
    failure,
    run,
    refuse: fields => setFailure({ fields, text: undefined, wait: undefined }),
    forget: () => setFailure(undefined),
  }
}

function failureOf(error: unknown): Failure {
  const fields = fieldErrorsOf(error)
  const wait = waitOf(error)
  const hasOwnMessage = Object.keys(fields).length > 0 || wait !== undefined
  return { fields, wait, text: hasOwnMessage ? undefined : messageOf(error) }
}
