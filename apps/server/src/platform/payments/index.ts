export { applyEvent } from './events.ts'
export { installedPayments, ownAccount, requirePayments, usePayments } from './installed.ts'
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
export { setPercent as setTaxPercent } from './test-provider/billing.ts'
export { testControls, type TestControls } from './test-provider/controls.ts'
export { demoAccountId, fillTestProvider, paidState, type DemoPayment, type DemoSubscription } from './test-provider/demo-subscriptions.ts'
export {
  addFault,
  clearFaults,
  holdCalls,
  standStill,
  type FaultKind,
  type ProviderOperation,
  type Standstill,
} from './test-provider/faults.ts'
export type { ChargeResult } from './test-provider/charging.ts'
export { testCards, type TestCard } from './test-provider/objects.ts'
export { sendEvent, waitingEvents } from './test-provider/tell.ts'
export { setUpWebhooks } from './stripe/webhook-endpoints.ts'
