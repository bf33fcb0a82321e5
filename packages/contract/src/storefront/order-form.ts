import type { Language } from '../languages.ts'
import type { checkoutWording } from '../purchases/fields.ts'

/** What the script of a plan page cannot read from the fields: the server writes these facts into the form of the order. */
export interface OrderFormFacts {
  packageId: string
  /** The version whose price is shown. */
  versionId: string
  termsNumber: number
  wording: typeof checkoutWording
  isSubscription: boolean
  /** The code that lowers the price. */
  discountCode: string | null
  language: Language
  words: Record<OrderFormWord, string>
}

/** Sentences that the script shows, and what it writes on the button. */
export type OrderFormWord = 'busy' | 'changed' | 'emailFormat' | 'join' | 'offline' | 'pay' | 'phoneFormat' | 'sessionEnded'
