import { useMinute } from '#lib/device'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface Rule {
  cancelUntil: string
  zone: string
  /** Whether a credit is lost by a late cancellation. */
  costsCredits: boolean
}

/** The rule of a cancellation in one sentence, which stands beside the button that books, moves or cancels. */
export function useRuleSentence(): (rule: Rule) => string {
  const t = useBookingWords()
  const { momentText } = useWhen()
  const now = useMinute()
  return ({ cancelUntil, zone, costsCredits }) => {
    if (Date.parse(cancelUntil) <= now) return t(costsCredits ? 'cancelNever' : 'cancelNeverFree')
    return t(costsCredits ? 'cancelUntilCredit' : 'cancelUntil', { when: momentText(cancelUntil, zone) })
  }
}
