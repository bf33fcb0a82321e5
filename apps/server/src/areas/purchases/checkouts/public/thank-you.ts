import type { Output } from '@allenio/contract'
import type { getCheckout } from '@allenio/contract/purchases'
import type { SaleRow } from '@allenio/domain/purchases'
import { findAccount, isOpenClaim, setClaimPassword } from '#areas/account'
import { signIn } from '#areas/auth'
import { packageNames, readVersion } from '#areas/packages'
import { audit } from '#platform/audit'
import { sql, type Database, type NotNull, type Row, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import type { PublicCall, RequestFacts } from '#platform/http'
import { installedPayments, ProviderError, settleRow } from '#platform/payments'
import { readOrder } from '../../contract/orders.ts'
import type { Checkout } from '../../followers.ts'
import { findLook } from '../../look.ts'
import { findCheckout } from '../queries.ts'
import { hashOf, payForFree, shownState } from '../start.ts'
import { countCall, isOwnBrowser } from './doors.ts'

const placeOf = (db: SystemDb, id: string) =>
  db.maybeOne<Row<'checkouts', 'workspace_id'>>(
    sql`select workspace_id from checkouts where id = ${id} and source <> 'hand' and source <> 'link'`,
  )

interface AskedCheckout {
  workspaceId: string
  id: string
  /** The page settles it at the provider now. */
  isToSettle: boolean
}

/** Finds the checkout that a thank-you page asks for, and claims its next look at the provider for one caller. */
export async function beginReadingPublic(db: SystemDb, id: string): Promise<AskedCheckout> {
  const { workspace_id: workspaceId } = found(await placeOf(db, id))
  return { workspaceId, id, isToSettle: await claimLook(db, { workspaceId, id }) }
}

/** All pages that wait for a checkout look at the provider once in ten seconds together, on whatever node they ask. */
const claimLook = async (db: SystemDb, { workspaceId, id }: { workspaceId: string; id: string }): Promise<boolean> =>
  (await db.run(sql`
    update checkouts set looked_at = now() where workspace_id = ${workspaceId} and id = (
      select id from checkouts
      where workspace_id = ${workspaceId} and id = ${id} and state <> 'fulfilled' and provider is not null
        and coalesce(looked_at, '-infinity') < now() - interval '10 seconds'
      for update skip locked)`)) > 0

interface PublicCheckout {
  checkout: Checkout
  seller: Awaited<ReturnType<typeof findLook>>
  packageName: string
  isSubscription: boolean
  rows: readonly SaleRow[]
}

/** Reads the checkout after the provider was asked. */
export async function askForPublic({ isToSettle, ...at }: AskedCheckout): Promise<PublicCheckout> {
  if (isToSettle) await settleQuietly(at)
  return installedPayments().database.withWorkspace(at.workspaceId, 'read', async db => {
    const checkout = found(await findCheckout(db, at.id))
    const version = found(await readVersion(db, checkout.version_id))
    const packageName = (await packageNames(db, [checkout.package_id])).get(checkout.package_id) ?? ''
    const rows = shownState(checkout) === 'paid' ? ((await readOrder(db, at.id))?.rows ?? []) : []
    return { checkout, seller: await findLook(db), packageName, isSubscription: version.billingModel === 'SUBSCRIPTION', rows }
  })
}

/** The page also tells the last known state while the provider is away. */
async function settleQuietly(at: { workspaceId: string; id: string }): Promise<void> {
  try {
    await settleRow('checkout', at)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
  }
}

/** The state alone: the thank-you page shows it and proves nothing. */
export async function presentPublic(
  { db, actor, request }: PublicCall,
  { checkout, seller: { name: business, ...look }, packageName: name, isSubscription, rows }: PublicCheckout,
): Promise<Output<typeof getCheckout>> {
  const personId = actor?.kind === 'person' ? actor.personId : undefined
  const state = shownState(checkout)
  const isOwn = isOwnBrowser(checkout, request)
  const buyer = await findBuyerAccount(db, checkout)
  const maySetPassword = isOwn && state === 'paid' && buyer !== undefined && isOpenClaim(await findAccount(db, buyer))
  const isSignedIn = personId !== undefined && personId === buyer
  return {
    state,
    business,
    workspaceId: isSignedIn ? checkout.workspace_id : null,
    look,
    package: { id: checkout.package_id, name, isSubscription },
    next: nextOf(checkout, { maySetPassword, isSignedIn }),
    url: isOwn && checkout.state === 'open' ? checkout.url : null,
    rows: isOwn && state === 'paid' ? rows.map(({ label, text }) => ({ label, text })) : [],
  }
}

const findBuyerAccount = async (db: SystemDb, { workspace_id, client_id }: Checkout): Promise<string | undefined> =>
  (
    await db.maybeOne<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select m.person_id from clients c join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
    where c.workspace_id = ${workspace_id} and c.id = ${client_id} and m.person_id is not null`)
  )?.person_id

function nextOf(checkout: Checkout, { maySetPassword, isSignedIn }: { maySetPassword: boolean; isSignedIn: boolean }) {
  const state = shownState(checkout)
  switch (state) {
    case 'confirming':
      return 'mail'
    case 'asked':
    case 'settling':
      return null
    case 'open':
      return 'pay'
    case 'failed':
    case 'expired':
      return 'package'
    case 'paid':
      if (checkout.state !== 'fulfilled') return null
      if (isSignedIn) return 'home'
      return maySetPassword ? 'password' : 'mail'
    default:
      return state satisfies never
  }
}

/** The browser that began chooses a password, and is signed in. */
export async function choosePassword(
  db: SystemDb,
  { id, password }: { id: string; password: string },
  request: RequestFacts,
): Promise<string> {
  await countCall(db, 'checkout password', request)
  const { workspace_id: workspaceId } = found(await placeOf(db, id))
  const checkout = found(
    await db.maybeOne<Checkout>(sql`select * from checkouts where workspace_id = ${workspaceId} and id = ${id} for update`),
  )
  // absent for every browser but the one that began it
  if (!isOwnBrowser(checkout, request)) throw new AppError('not found')
  const personId = checkout.state === 'fulfilled' ? await findBuyerAccount(db, checkout) : undefined
  if (personId === undefined || !(await setClaimPassword(db, personId, password))) throw new AppError('checkout over')
  await db.run(sql`update checkouts set claimed_at = now(), browser_hash = null where workspace_id = ${workspaceId} and id = ${id}`)
  await audit(db, { personId, action: 'choose password after purchase', requestId: request.id })
  return signIn(db, personId, request)
}

/** Lets in whoever opens the mail of a free package. A second press changes nothing. */
export async function confirmFree(
  database: Database,
  { id, token }: { id: string; token: string },
): Promise<ReturnType<typeof shownState>> {
  const row = await database.withSystem('read', db =>
    db.maybeOne<Row<'checkouts', 'workspace_id' | 'state' | 'provider'> & { is_over: boolean }>(sql`
    select workspace_id, state, provider, expires_at <= now() as is_over from checkouts
    where id = ${id} and link_hash = ${hashOf(token)} and source = 'page'`),
  )
  const { workspace_id: workspaceId, state, is_over: isOver } = found(row)
  if (state === 'fulfilled') return 'paid'
  if (isOver || (state !== 'asked' && state !== 'paid')) throw new AppError('checkout over')
  await payForFree({ database, workspaceId }, id)
  return database.withWorkspace(workspaceId, 'read', async db => shownState(found(await findCheckout(db, id))))
}
