import { newId } from '@allenio/domain/ids'
import { sql, type Database } from '#platform/db'
import { applyEvent, requirePayments } from '#platform/payments'
import {
  addFault,
  clearFaults,
  holdCalls,
  sendEvent,
  setTaxPercent,
  testControls,
  waitingEvents,
  type FaultKind,
  type ProviderOperation,
  type TestCard,
} from '#platform/test-provider'

/**
 * The test provider, as buyers, banks and the clock use it. What it does is told by events, as always; `flush` waits until all of them have
 * been sent and applied.
 */
export function testPayments({ database }: { database: Database }) {
  const controls = testControls(database)

  async function flush(): Promise<void> {
    const applied = new Set<string>()
    for (;;) {
      const waiting = await database.withSystem('read', db => waitingEvents(db))
      for (const id of waiting) await sendEvent(database, id)
      const open = await database.withSystem('read', db =>
        db.many<{ id: string }>(sql`select id from payment_events where applied_at is null and provider = 'test' order by received_at`),
      )
      const ids = open.map(({ id }) => id).filter(id => !applied.has(id))
      if (waiting.length === 0 && ids.length === 0) return
      for (const id of ids) {
        applied.add(id)
        await applyEvent(database, id)
      }
    }
  }

  const flushed =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const result = await work(...args)
      await flush()
      return result
    }

  return {
    /** An account that may sell. */
    async activeAccount(): Promise<string> {
      const account = { email: 'studio@example.com', name: 'Studio Marchetti', country: 'it' }
      const { id } = await requirePayments().createAccount(account, `createAccount:${newId()}`)
      await controls.setAccount(id, { status: 'active', hasPayouts: true })
      return id
    },
    /** The account has finished its onboarding. */
    activate: flushed((accountId: string) => controls.setAccount(accountId, { status: 'active', hasPayouts: true, dueAt: null })),
    restrict: flushed((accountId: string) => controls.setAccount(accountId, { status: 'restricted' })),
    disconnect: flushed((accountId: string) => controls.setAccount(accountId, { status: 'disconnected' })),

    /** Pays a checkout; a card that is refused leaves it open. `asks` is confirmed by `confirm`. */
    pay: flushed((checkoutId: string, card: TestCard = 'pays') => controls.payCheckout(checkoutId, { card })),
    confirm: flushed((checkoutId: string) => controls.payCheckout(checkoutId, { card: 'asks', result: 'succeeded' })),
    /** The buyer let the page lapse. */
    expireCheckout: flushed(controls.expireCheckout),
    /** The money of a bank arrives after days, or does not. */
    arrive: flushed((paymentId: string) => controls.endPayment(paymentId, 'succeeded')),
    bounce: flushed((paymentId: string) => controls.endPayment(paymentId, 'fails soft')),
    refund: flushed(controls.refund),
    dispute: flushed(controls.dispute),

    /** Jumps to the end of the period: the subscription renews, changes or ends. Without a result its card decides. */
    renew: flushed(controls.jumpToRenewal),
    /** Tries an unpaid invoice again. */
    retry: flushed(controls.payInvoice),
    /** The open invoices are so many days old; whoever wants to know settles. */
    ageInvoices: controls.ageInvoices,
    giveUp: flushed(controls.giveUp),
    setCard: flushed(controls.setCard),

    /** The next calls fail: `down` does nothing, `fails after doing` loses the answer, `refuses` is final. */
    fail: (kind: FaultKind, options?: { operation?: ProviderOperation; times?: number }) => addFault(kind, options),
    /** Keeps calls waiting until the answered function is called. */
    hold: (operation?: ProviderOperation) => holdCalls(operation),
    heal: () => clearFaults(),
    /** The operator has named wrong rates. */
    setTaxPercent,

    /** Keeps the account's events back, so that a test sends them itself. */
    holdEvents: (accountId: string) => controls.holdEvents(accountId, true),
    releaseEvents: (accountId: string) => controls.holdEvents(accountId, false),
    events: controls.listEvents,
    /** Sends events in this order, whether or not they were sent before, and applies them. */
    send: flushed(async (...ids: string[]) => {
      for (const id of ids) await sendEvent(database, id)
    }),
    flush,
  }
}

export type TestPayments = ReturnType<typeof testPayments>
