import { useMinute } from '#lib/device'
import { useInboxWords } from './words.ts'
import { waitOf } from './waits.ts'

/** How long somebody has waited: in a word beside the name, and in a sentence. */
export function useWaitWords() {
  const t = useInboxWords()
  const now = useMinute()
  return (since: string) => {
    const { unit, count, isLong } = waitOf(since, now)
    return { short: t(`short_${unit}`, { count }), long: t(`waits_${unit}`, { count }), isLong }
  }
}
