import type { shownCheckoutStates } from '@allenio/contract/purchases'
import type { CheckoutAnswer } from '@allenio/contract/purchases'
import { findOffer, readVersion } from '#areas/packages'
import { hashToken, newToken } from '#platform/auth'
import { sql, type Database, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { ProviderError, requirePayments, settleRow, type CheckoutState } from '#platform/payments'
import { findFreeBuyer } from '../fulfilment/buyers.ts'
import { fulfilCheckout } from '../fulfilment/fulfil.ts'
import type { Checkout } from '../followers.ts'
import { hasRoomForFreeOrder, writeConfirmationMail } from '../mails/jobs.ts'
import { findLook } from '../look.ts'
import { listReplaced, placeOrder, refuseOvertaken, type Order, type Placed } from './order.ts'
import { brandingOf, providerRequest } from './provider-request.ts'
import { findCheckout, lockCheckout } from './queries.ts'
import { failAsked, setCheckoutState } from './states.ts'

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
  const { checkout, isFree } = await placeOnAccount({ database, workspaceId }, order)
  if (checkout.state !== 'asked') return presentStarted(checkout)
  await endReplaced({ database, workspaceId }, checkout)
  // one that was replaced may have been paid in the same moment
  await inDb(db => refuseOvertaken(db, checkout))
  if (isFree) return startFree({ database, workspaceId }, checkout)
  const request = await inDb(db => readRequest(db, checkout))
  const accountId = found(checkout.account_id)
  try {
    const state = await requirePayments().createCheckout(accountId, request, `checkout:${checkout.id}`)
    const opened = await inDb(db => storeOpened(db, checkout.id, state))
    if (opened.state === 'expired') return await refuseReplaced(workspaceId, opened)
    return presentStarted(opened)
  } catch (error) {
    // an equal request would be refused again, so the next try is another checkout
    if (error instanceof ProviderError && error.isFinal) {
      await inDb(db => failAsked(db, checkout.id))
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
  const branding = brandingOf(await findLook(db))
  return providerRequest(checkout, version, { name: 'package' in offer ? offer.package.name : '', branding })
}

async function storeOpened(db: WorkspaceDb, id: string, { id: providerId, url }: CheckoutState): Promise<Checkout> {
  const checkout = found(await lockCheckout(db, id))
  if (checkout.provider_id !== null) return checkout
  return setCheckoutState(db, checkout, checkout.state === 'asked' ? 'open' : checkout.state, { providerId, url })
}

/** Another order has replaced this one while the provider made its page, whose address nobody has yet: it must not be paid. */
async function refuseReplaced(workspaceId: string, { id }: Checkout): Promise<never> {
  await settleRow('checkout', { workspaceId, id }).catch((error: unknown) => {
    // the sweep ends it
    if (!(error instanceof ProviderError)) throw error
  })
  throw new AppError('checkout over')
}

/**
 * Ends the pages of the orders that this one has replaced, so that two of them are never open at once: a provider that is away refuses the
 * new order. One that was paid meanwhile is fulfilled.
 */
async function endReplaced({ database, workspaceId }: Place, checkout: Checkout): Promise<void> {
  const replaced = await database.withWorkspace(workspaceId, 'read', db => listReplaced(db, checkout))
  for (const { id } of replaced) await settleRow('checkout', { workspaceId, id })
}

/** Nothing is to be paid: a stranger confirms the address first, and a client whom the business knows has it at once. */
async function startFree({ database, workspaceId }: Place, checkout: Checkout): Promise<CheckoutAnswer> {
  if (checkout.client_id === null) {
    const hasRoom = await database.withSystem('read', db => hasRoomForFreeOrder(db, checkout.email_key))
    if (hasRoom) await database.withWorkspace(workspaceId, 'write', db => confirmByMail(db, checkout.id))
    return presentStarted(checkout)
  }
  await payForFree({ database, workspaceId }, checkout.id)
  return presentStarted(found(await database.withWorkspace(workspaceId, 'read', db => findCheckout(db, checkout.id))))
}

/** An order that stands has had its mail, and sends no other one. */
async function confirmByMail(db: WorkspaceDb, checkoutId: string): Promise<void> {
  const token = newToken()
  const isFirst = await db.run(sql`
    update checkouts set link_hash = ${hashOf(token)} where id = ${checkoutId} and state = 'asked' and link_hash is null`)
  if (isFirst > 0) await writeConfirmationMail(db, { checkoutId, token })
}

/** Lets somebody in who has confirmed the address, or is known. */
export async function payForFree({ database, workspaceId }: Place, checkoutId: string): Promise<void> {
  await findFreeBuyer(database, { workspaceId, id: checkoutId })
  await database.withWorkspace(workspaceId, 'write', async db => {
    const checkout = await lockCheckout(db, checkoutId)
    if (checkout?.state === 'asked' && checkout.provider === null) await setCheckoutState(db, checkout, 'paid')
  })
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
