import type { shownCheckoutStates } from '@allenio/contract/purchases'
import type { CheckoutAnswer } from '@allenio/contract/purchases'
import { findOffer, readVersion } from '#areas/packages'
import { hashToken, newToken } from '#platform/auth'
import { sql, type Database, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { ProviderError, requirePayments, settleRow, type CheckoutState } from '#platform/payments'
import { fulfilCheckout } from '../fulfilment/fulfil.ts'
import type { Checkout } from '../followers.ts'
import { writeConfirmationMail } from '../mails/jobs.ts'
import { placeOrder, type Order, type Placed } from './order.ts'
import { providerRequest } from './provider-request.ts'
import { findCheckout, lockCheckout } from './queries.ts'

interface Place {
  database: Database
  workspaceId: string
}

/**
 * Begins to buy, in steps: the row is written, the provider asked outside of any transaction, its answer stored. Called again, it goes on
 * where it stopped; the provider answers the same key alike.
 */
export async function startCheckout({ database, workspaceId }: Place, order: Order): Promise<CheckoutAnswer> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  const placement = await placeOnAccount({ database, workspaceId }, order)
  if (placement.isFree) return startFree({ database, workspaceId }, placement)
  if (placement.replaced) await endAtProvider(placement.replaced)
  const { checkout } = placement
  if (checkout.state !== 'asked') return presentStarted(checkout)
  const request = await inDb(db => readRequest(db, checkout))
  const accountId = found(checkout.account_id)
  try {
    const state = await requirePayments().createCheckout(accountId, request, `checkout:${checkout.id}`)
    return presentStarted(await inDb(db => storeOpened(db, checkout.id, state)))
  } catch (error) {
    // an equal request would be refused again, so the next try is another checkout
    if (error instanceof ProviderError && error.isFinal) {
      await inDb(db => db.run(sql`update checkouts set state = 'failed' where id = ${checkout.id} and state = 'asked'`))
    }
    throw error
  }
}

/** An account that could not sell may have been allowed to a moment ago, before anything told us: the provider is asked once more. */
async function placeOnAccount({ database, workspaceId }: Place, order: Order): Promise<Placed> {
  const place = () => database.withWorkspace(workspaceId, 'write', db => placeOrder(db, order))
  try {
    return await place()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'selling stopped') throw error
    await settleRow('account', { workspaceId, id: workspaceId }).catch((fault: unknown) => {
      if (!(fault instanceof ProviderError)) throw fault
    })
    return place()
  }
}

async function readRequest(db: WorkspaceDb, checkout: Checkout) {
  const version = found(await readVersion(db, checkout.version_id))
  const offer = await findOffer(db, checkout.package_id)
  return providerRequest(checkout, version, 'package' in offer ? offer.package.name : '')
}

async function storeOpened(db: WorkspaceDb, id: string, { id: providerId, url }: CheckoutState): Promise<Checkout> {
  await lockCheckout(db, id)
  await db.run(sql`
    update checkouts set provider_id = ${providerId}, url = ${url}, state = case when state = 'asked' then 'open' else state end
    where id = ${id} and provider_id is null`)
  return found(await findCheckout(db, id))
}

/** Ends a checkout that another one has replaced. Where that fails, the sweep ends it, and who pays it still gets what they paid for. */
async function endAtProvider({ account_id: accountId, provider_id: providerId }: Checkout): Promise<void> {
  if (accountId === null || providerId === null) return
  try {
    await requirePayments().expireCheckout(accountId, providerId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
  }
}

/** Nothing is to be paid: a stranger confirms the address first, and a client whom the business knows has it at once. */
async function startFree({ database, workspaceId }: Place, { checkout }: Placed): Promise<CheckoutAnswer> {
  if (checkout.state !== 'asked') return presentStarted(checkout)
  if (checkout.client_id === null) {
    const token = newToken()
    await database.withWorkspace(workspaceId, 'write', async db => {
      await db.run(sql`update checkouts set link_hash = ${hashOf(token)} where id = ${checkout.id} and state = 'asked'`)
      await writeConfirmationMail(db, { checkoutId: checkout.id, token })
    })
    return presentStarted(checkout)
  }
  await payForFree({ database, workspaceId }, checkout.id)
  return presentStarted(found(await database.withWorkspace(workspaceId, 'read', db => findCheckout(db, checkout.id))))
}

/** Lets somebody in who has confirmed the address, or is known. */
export async function payForFree({ database, workspaceId }: Place, checkoutId: string): Promise<void> {
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    update checkouts set state = 'paid', paid_at = now() where id = ${checkoutId} and state = 'asked' and provider is null`),
  )
  await fulfilCheckout(database, { workspaceId, id: checkoutId })
}

export const hashOf = (token: string): string => hashToken(token).toString('hex')

export type ShownState = (typeof shownCheckoutStates)[number]

/** The state as buyers see it. Whoever waits for a mail is told so. */
export function shownState({ state, provider }: Pick<Checkout, 'state' | 'provider'>): ShownState {
  if (state === 'asked' && provider === null) return 'confirming'
  return state === 'fulfilled' ? 'paid' : state
}

const presentStarted = (checkout: Checkout): CheckoutAnswer => ({
  checkoutId: checkout.id,
  state: shownState(checkout),
  url: checkout.state === 'open' ? checkout.url : null,
  expiresAt: checkout.expires_at,
})
