import type { Notification } from '@allenio/contract/notifications'
import { isVisible } from '#lib/device'
import { isInSight } from '#lib/push'
import { toastMs } from '#lib/constants'
import { hrefTo } from '#lib/screens'
import { toast } from '#ui/toast'
import { useLiveWords } from './words.ts'

const toastId = 'notification'

let toastCount = 0
let lastAt = -Infinity

/** A toast about a new notification; many at once are combined. There is none for a page that the person is looking at. */
export function showNotificationToast({ title, body, link }: Notification, onOpen: () => void): void {
  if (!isVisible() || isInSight(link) || location.pathname === '/notifications') return
  const now = performance.now()
  toastCount = now - lastAt < toastMs ? toastCount + 1 : 1
  lastAt = now
  const say = useLiveWords.say
  if (toastCount > 1) {
    toast({ id: toastId, text: say('several', { count: toastCount }), buttons: [{ text: say('openAll'), to: hrefTo('/notifications') }] })
    return
  }
  toast({ id: toastId, text: body ? `${title}\n${body}` : title, buttons: [{ text: say('open'), to: link, onClick: onOpen }] })
}
