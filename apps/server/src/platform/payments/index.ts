export { applyEvent } from './events.ts'
export { demoAccountId, fillTestProvider, paidState, type DemoPayment, type DemoSubscription, type FillProvider } from './demo-payments.ts'
export { installedPayments, ownAccount, requirePayments, usePayments } from './installed.ts'
export { addPeriod, anchorOnOrAfter, prorationMoment } from './periods.ts'
export {
  accountStatuses,
  intervalUnits,
  ProviderError,
  providerStates,
  type AccountState,
  type Branding,
  type Card,
  type BilledCustomer,
  type ChangePreview,
  type CheckoutState,
  type Discount,
  type Invoice,
  type NewAccount,
  type NewCheckout,
  type PaymentProvider,
  type PaymentState,
  type PreviewLine,
  type ProviderDispute,
  type ProviderRefund,
  type Refusal,
  type Rhythm,
  type SubscriptionChange,
  type SubscriptionState,
  type TaxName,
} from './provider.ts'
export { countRefusals, countWaitingEvents } from './refusals.ts'
export { paymentSettlers, settleRow, type EventSubject, type SettleContext, type SettledRow, type Settler } from './settlers.ts'
export { mountPayments, paymentJobs, startPayments } from './start.ts'
export { signEvent } from './signatures.ts'
export { setUpWebhooks } from './stripe/webhook-endpoints.ts'
