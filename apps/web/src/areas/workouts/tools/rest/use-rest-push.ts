import { cancelRestAlert, scheduleRestAlert } from '@allenio/contract/workouts'
import { restEnd, type Rest } from '@allenio/domain/workouts'
import { useEffect } from 'react'
import { call } from '#lib/api'
import { isOnline, isVisible } from '#lib/device'
import { pushState } from '#lib/push'

/** A shorter rest is over before a push arrives. */
const leastSeconds = 5

let lastCall: Promise<unknown> = Promise.resolve()

/** A call that came late would cancel the alert of the next rest. */
function inOrder(send: () => Promise<unknown>): void {
  lastCall = lastCall.then(send).catch(() => undefined)
}

/** While the page is hidden the server tells of the rest's end, where this device takes pushes. */
export function useRestPush(rest: Rest | null, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !rest) return
    const controller = new AbortController()
    let isScheduled = false
    const schedule = async () => {
      const seconds = Math.round(((restEnd(rest) ?? 0) - Date.now()) / 1_000)
      if (isVisible() || !isOnline() || seconds < leastSeconds || (await pushState()) !== 'on' || controller.signal.aborted) return
      isScheduled = true
      inOrder(() => call(scheduleRestAlert, { seconds }))
    }
    const cancel = () => {
      if (!isScheduled) return
      isScheduled = false
      // one that rings too late is swallowed by the page that is looked at
      inOrder(() => call(cancelRestAlert, {}))
    }
    const look = () => (isVisible() ? cancel() : void schedule())
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      controller.abort()
      document.removeEventListener('visibilitychange', look)
      cancel()
    }
  }, [rest, isOn])
}
