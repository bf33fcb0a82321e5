import { AppError } from '#platform/errors'
import type { CheckoutState } from '#platform/payments'

/** The address of an open page. One that was finished meanwhile is about to be settled. */
export function openPage({ url }: Pick<CheckoutState, 'url'>): { sessionUrl: string } {
  if (url === null) throw new AppError('changed meanwhile')
  return { sessionUrl: url }
}
