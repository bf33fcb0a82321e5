import type { Input, Output } from '@allenio/contract'
import { sendToMany } from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { useRef, useState } from 'react'
import { call, messageOf, reportCallError, Unreachable } from '#lib/api'

type Result = Output<typeof sendToMany>
type Message = Omit<Input<typeof sendToMany>, 'deviceId'>

export type Sending =
  | { state: 'writing'; error?: string }
  | { state: 'sending' }
  /** There was no answer: the message may have been sent, and sending the same one again has no further effect. */
  | { state: 'unsure'; message: Message }
  | { state: 'sent'; result: Result }

/** Sends the message once to each, however often the button is pressed and even if an answer is lost. */
export function useBulkMessage() {
  const [sending, setSending] = useState<Sending>({ state: 'writing' })
  const deviceId = useRef(newId())
  const send = async (message: Message) => {
    if (sending.state === 'sending' || sending.state === 'sent') return
    setSending({ state: 'sending' })
    try {
      const result = await call(sendToMany, { ...message, deviceId: deviceId.current })
      setSending({ state: 'sent', result })
    } catch (error) {
      if (error instanceof Unreachable) return setSending({ state: 'unsure', message })
      reportCallError(error, { of: 'form', quiet: true, method: sendToMany.method, path: sendToMany.path })
      // refused as a whole: what is written now is another message
      deviceId.current = newId()
      setSending({ state: 'writing', error: messageOf(error) })
    }
  }
  return { sending, send }
}
