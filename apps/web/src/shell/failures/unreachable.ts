import { isOnline } from '#lib/device'
import { dismissBanner, showBanner } from '#ui/banner'
import { useFailureWords } from '../words/failures.ts'

const id = 'unreachable'
let refetchReads: () => void = () => location.reload()

/** Sets the function that fetches the page's reads again; the shell calls it once. */
export const onRetry = (retry: () => void) => {
  refetchReads = retry
}

/** Shows one banner, even if many reads failed. Without a network the offline bar already reports it. */
export function showUnreachableBanner(): void {
  if (!isOnline()) return
  const say = useFailureWords.say
  showBanner({
    id,
    type: 'error',
    lead: say('unreachableLead'),
    text: say('unreachable'),
    buttons: [{ text: say('retry'), onClick: () => refetchReads() }],
  })
}

export const dismissUnreachableBanner = () => dismissBanner(id)
