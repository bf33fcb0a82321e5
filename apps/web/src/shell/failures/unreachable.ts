import { isOnline } from '#lib/device'
import { dismissBanner, showBanner } from '#ui/banner'
import { useFailureWords } from '../words/failures.ts'

const id = 'unreachable'
let askAgain: () => void = () => location.reload()

/** How a retry asks again for what the page shows; given once by the shell. */
export const onRetry = (retry: () => void) => {
  askAgain = retry
}

/** One banner however many reads failed. Without a network the offline bar says it already. */
export function sayUnreachable(): void {
  if (!isOnline()) return
  const say = useFailureWords.say
  showBanner({
    id,
    type: 'error',
    lead: say('unreachableLead'),
    text: say('unreachable'),
    buttons: [{ text: say('retry'), onClick: () => askAgain() }],
  })
}

export const forgetUnreachable = () => dismissBanner(id)
