import type { Database, SystemDb } from '#platform/db'
import { ownAccount } from '#platform/payments'
import { ProviderError, type AccountState, type PaymentProvider, type PaymentState, type ProviderRefund } from '#platform/payments'
import { changeAmounts } from './billing.ts'
import { expire, openCheckout, readSingleInvoice, takeCheckout } from './checkouts.ts'
import { withFaults, type ProviderOperation } from './faults.ts'
import { addObject, listObjects, newObjectId, onceForKey, saveObject, takeObject, type StoredObject, type TestAccount } from './objects.ts'
import {
  cancel,
  changeAt,
  changeTax,
  drop,
  keep,
  limit,
  pause,
  refuseEnded,
  release,
  resume,
  setCard,
  takeSubscription,
} from './subscriptions.ts'
import { chargeObject, tell } from './tell.ts'
import { useConfig } from '#platform/config'

/** A provider that takes no money, for local mode and tests. Its cards, banks and clock do what somebody tells them. */
export function testProvider(database: Database): PaymentProvider {
  const read = <T>(operation: ProviderOperation, work: (db: SystemDb) => Promise<T>) =>
    withFaults(operation, () => database.withSystem('write', work))

  const once = <T>(operation: ProviderOperation, { key, request }: { key: string; request: unknown }, work: (db: SystemDb) => Promise<T>) =>
    withFaults(operation, () => database.withSystem('write', db => onceForKey(db, { key, operation, request }, () => work(db))))

  /** Does one thing to a subscription, once for each key. */
  const onSubscription =
    <More extends unknown[]>(
      operation: ProviderOperation,
      work: (
        db: SystemDb,
        subscription: StoredObject<'subscription'>,
        ...more: More
      ) => Promise<StoredObject<'subscription'>['object']['state']>,
    ) =>
    (accountId: string, id: string, ...rest: [...More, string]) => {
      const more = rest.slice(0, -1) as More // the last one is the key
      const key = String(rest.at(-1))
      return once(operation, { key, request: [accountId, id, ...more] }, async db => {
        await requireConnected(db, accountId)
        return work(db, await takeSubscription(db, { id, accountId }), ...more)
      })
    }

  return {
    name: 'test',
    createAccount: (account, key) =>
      once('createAccount', { key, request: account }, async db => {
        const newAccount = await addObject(db, 'account', {
          accountId: ownAccount,
          make: id => ({
            account: { ...account, email: '' },
            returnUrl: '',
            holdsEvents: false,
            state: { id, status: 'pending', hasPayouts: false, dueAt: null },
          }),
        })
        return newAccount.object.state
      }),
    readAccount: accountId => read('readAccount', async db => (await takeObject(db, 'account', { id: accountId })).object.state),
    createOnboardingUrl: ({ accountId, returnUrl, refreshUrl }, key) =>
      once('createOnboardingUrl', { key, request: [accountId, returnUrl, refreshUrl] }, async db => {
        const account = await requireConnected(db, accountId)
        await saveObject<'account'>(db, { id: account.id, object: { ...account.object, returnUrl } })
        return `${useConfig().baseUrl}/dev/payments/onboarding/${accountId}`
      }),

    createCheckout: (accountId, checkout, key) =>
      once('createCheckout', { key, request: [accountId, checkout] }, async db => {
        const { status } = (await requireConnected(db, accountId)).object.state
        if (status !== 'active') throw new ProviderError('account may not sell', true)
        return openCheckout(db, accountId, checkout)
      }),
    readCheckout: (accountId, id) =>
      read('readCheckout', async db => {
        await requireConnected(db, accountId)
        return (await takeCheckout(db, { id, accountId })).object.state
      }),
    expireCheckout: (accountId, id) =>
      read('expireCheckout', async db => {
        await requireConnected(db, accountId)
        return expire(db, await takeCheckout(db, { id, accountId }))
      }),

    readPayment: (accountId, id) =>
      read('readPayment', async db => {
        await requireConnected(db, accountId)
        return (await takeObject(db, 'payment', { id, accountId })).object.state
      }),
    refund: (accountId, { paymentId, amount, reference }, key) =>
      once('refund', { key, request: [accountId, paymentId, amount, reference] }, async db => {
        await requireConnected(db, accountId)
        return refundPayment(db, await takeObject(db, 'payment', { id: paymentId, accountId }), { amount, reference })
      }),

    readSubscription: (accountId, id) =>
      read('readSubscription', async db => {
        await requireConnected(db, accountId)
        return (await takeSubscription(db, { id, accountId })).object.state
      }),
    cancelSubscription: onSubscription('cancelSubscription', cancel),
    keepSubscription: onSubscription('keepSubscription', keep),
    pauseSubscription: onSubscription('pauseSubscription', pause),
    resumeSubscription: onSubscription('resumeSubscription', resume),
    previewChange: (accountId, id, change) =>
      read('previewChange', async db => {
        const subscription = await takeSubscription(db, { id, accountId })
        refuseEnded(subscription)
        const {
          periodEnd: _end,
          startsPeriod: _starts,
          anchorDay: _day,
          trialEnd: _trial,
          ...preview
        } = changeAmounts(subscription.object, change)
        return preview
      }),
    changeSubscription: onSubscription('changeSubscription', changeAt),
    dropChange: onSubscription('dropChange', drop),
    releaseChange: onSubscription('releaseChange', release),
    limitToInstallments: onSubscription('limitToInstallments', limit),
    useCard: (accountId, { subscriptionId, checkoutId }, key) =>
      once('useCard', { key, request: [accountId, subscriptionId, checkoutId] }, async db => {
        await requireConnected(db, accountId)
        const { order, state, card } = (await takeCheckout(db, { id: checkoutId, accountId })).object
        if (order.mode !== 'card' || state.status !== 'complete' || !card) throw new ProviderError('checkout has no card', true)
        const subscription = await takeSubscription(db, { id: subscriptionId, accountId })
        if (subscription.object.state.customerId !== state.customerId) throw new ProviderError('card belongs to another customer', true)
        return setCard(db, subscription, card)
      }),

    // the buyer's data are not kept here, because an erasure in the app does not reach this table
    saveCustomer: (_accountId, { id, reference }, key) =>
      once('saveCustomer', { key, request: [id, reference] }, async () => ({ id: id ?? newObjectId('cus') })),
    createPrice: (_accountId, price, key) => once('createPrice', { key, request: price }, async () => ({ id: newObjectId('price') })),
    setTax: onSubscription('setTax', changeTax),
    readInvoice: (accountId, id) =>
      read('readInvoice', async db => {
        const single = await readSingleInvoice(db, accountId, id)
        if (single) return single
        const subscriptions = await listObjects(db, 'subscription', { accountId, limit: 10_000 })
        const invoice = subscriptions.flatMap(({ object }) => object.state.invoices).find(each => each.id === id)
        if (!invoice) throw new ProviderError('resource missing', true)
        return invoice
      }),
  }
}

/** The account of the operator is there from the beginning. */
const operator: TestAccount = {
  account: { email: '', name: 'Operator', country: 'it' },
  returnUrl: '',
  holdsEvents: false,
  state: { id: ownAccount, status: 'active', hasPayouts: true, dueAt: null },
}

/** The state of an account is readable after its disconnection, as ours says so; nothing else is. */
async function requireConnected(db: SystemDb, accountId: string): Promise<Pick<StoredObject<'account'>, 'id' | 'object'>> {
  if (accountId === ownAccount) return { id: ownAccount, object: operator }
  const account = await takeObject(db, 'account', { id: accountId })
  if (account.object.state.status === 'disconnected') throw new ProviderError('account disconnected', true)
  return account
}

/** Made by ourselves or at the provider, a refund is the same. */
export async function refundPayment(
  db: SystemDb,
  payment: StoredObject<'payment'>,
  { amount, reference }: Pick<ProviderRefund, 'amount' | 'reference'>,
): Promise<PaymentState> {
  const { object } = payment
  const { state } = object
  if (state.status !== 'succeeded') throw new ProviderError('payment has not succeeded', true)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > state.amount - state.refunded)
    throw new ProviderError('amount is too large', true)
  if (state.disputes.some(({ status }) => status === 'open')) throw new ProviderError('charge is disputed', true)
  const refund = { id: newObjectId('re'), reference, amount, status: 'succeeded' as const, createdAt: new Date().toISOString() }
  object.state = { ...state, refunded: state.refunded + amount, refunds: [...state.refunds, refund] }
  await saveObject<'payment'>(db, payment)
  await tell(db, payment.accountId, 'charge.refunded', chargeObject(payment))
  return object.state
}

export async function setAccountState(db: SystemDb, accountId: string, changes: Partial<AccountState>): Promise<AccountState> {
  const account = await takeObject(db, 'account', { id: accountId })
  account.object.state = { ...account.object.state, ...changes }
  await saveObject<'account'>(db, account)
  const type = changes.status === 'disconnected' ? 'account.application.deauthorized' : 'account.updated'
  await tell(db, accountId, type, { id: accountId, object: 'account' })
  return account.object.state
}
