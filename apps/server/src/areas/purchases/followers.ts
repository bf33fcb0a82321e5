import { collectionOf } from '#platform/contributions'
import type { Row, WorkspaceDb } from '#platform/db'

export type Checkout = Row<'checkouts'>

/** A checkout whose client has been found or made; null if they were erased meanwhile. */
export interface PaidCheckout extends Checkout {
  /** The name of the package on this day. */
  title: string
}

/** Fulfils checkouts of what repeats. Purchases fulfil those that are paid once, those by hand, and what is free. */
export interface CheckoutFollower {
  billingModel: 'SUBSCRIPTION'
  /**
   * Makes the sale, whose id is the checkout's, and gives what it unlocks: in the transaction that closes the checkout, so it runs once.
   * The provider cannot be asked here; a job that the sale enqueues may settle it.
   */
  fulfil(db: WorkspaceDb, checkout: PaidCheckout): Promise<void>
  /** Makes the sale while the bank has not answered, or has refused: it is listed, and opens nothing. It may run again. */
  wait(db: WorkspaceDb, checkout: Checkout): Promise<void>
}

export const checkoutFollowers = collectionOf<CheckoutFollower>('checkout followers', ({ billingModel }) => billingModel)

/** Knows the page on which the business says how it handles personal data; null where it has none of its own. */
export const privacyPages = collectionOf<(db: WorkspaceDb) => Promise<string | null>>('privacy pages')

export async function findPrivacyUrl(db: WorkspaceDb): Promise<string | null> {
  for (const find of privacyPages.gathered()) {
    const url = await find(db)
    if (url !== null) return url
  }
  return null
}

/** The sale that a buyer would withdraw from, as the page of the withdrawal shows it. */
export interface WithdrawableFacts {
  title: string
  buyerName: string
  buyerEmail: string
  boughtAt: string
  withdrawnAt: string | null
  /** Nothing was sold, because the payment did not come. */
  isVoid: boolean
  amount: number
  paid: number
  refunded: number
  currency: string
}

/** A kind of sale from which buyers withdraw by the link in their receipt. */
export interface WithdrawableSales {
  kind: 'purchase' | 'subscription'
  /** Reads and locks the sale; undefined where it is of another kind. */
  read(db: WorkspaceDb, saleId: string): Promise<WithdrawableFacts | undefined>
  /** Notes the withdrawal, once, and whatever it ends. The acknowledgement and the notification are not its matter. */
  withdraw(db: WorkspaceDb, saleId: string): Promise<void>
}

export const withdrawableSales = collectionOf<WithdrawableSales>('withdrawable sales', ({ kind }) => kind)
