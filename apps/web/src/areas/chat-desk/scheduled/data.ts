import { cancelScheduledMessage, listScheduledMessages, scheduleMessage, updateScheduledMessage } from '@allenio/contract/chat-desk'
import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { read, useCall } from '#lib/api'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'

/** One's own messages that wait or were refused, of one conversation or of all. */
export const scheduledQuery = (conversationId?: string) =>
  read(listScheduledMessages, conversationId === undefined ? {} : { conversationId }, { quiet: true })

const soonMs = 5000
const longestMs = 10 * 60_000

/** When the list is worth asking for again: just after the next one should have left. */
export function refetchDelay(messages: readonly ScheduledMessage[] | undefined, now: number): number | false {
  const next = messages
    ?.filter(({ state }) => state === 'waiting')
    .map(({ sendAt }) => Date.parse(sendAt))
    .sort((one, other) => one - other)[0]
  return next === undefined ? false : Math.min(longestMs, Math.max(soonMs, next - now + 2000))
}

/** Far enough ahead for a device whose clock is a little slow. */
const clockToleranceMs = 5000

/** The actions on a message that waits to be sent. */
export function useScheduledActions() {
  const t = useDeskWords()
  // the message may have been sent, or changed on another device
  const refetchesOnError = true
  const rescheduling = useCall(scheduleMessage, { onSuccess: () => toast({ type: 'success', text: t('rescheduled') }) })
  const sending = useCall(updateScheduledMessage, { refetchesOnError, onSuccess: () => toast({ type: 'success', text: t('leavesNow') }) })
  const cancelling = useCall(cancelScheduledMessage, { refetchesOnError })

  const cancel = async ({ id, file, message, sendAt, state, conversation }: ScheduledMessage) => {
    // the file is deleted together with the message, so there is no undo
    const mayUndo = file === null && state === 'waiting'
    if (
      !mayUndo &&
      !(await confirm({
        title: t('cancelTitle'),
        text: t('cancelText'),
        proceed: t('cancelSending'),
        close: t('keepScheduled'),
        danger: true,
      }))
    )
      return
    cancelling.mutate(
      { id },
      {
        onSuccess: ({ message: toastText }) => {
          const undo = () => rescheduling.mutate({ conversationId: conversation.id, message, sendAt })
          toast({ type: 'success', text: toastText ?? '', undo: mayUndo ? undo : undefined })
        },
      },
    )
  }
  return {
    sendNow: ({ id }: ScheduledMessage) => sending.mutate({ id, sendAt: new Date(Date.now() + clockToleranceMs).toISOString() }),
    cancel: (message: ScheduledMessage) => void cancel(message),
  }
}
