import type { CheckoutAnswer } from '@allenio/contract/purchases'
import type { Language, Output, ParsedInput } from '@allenio/contract'
import type { createCheckout, createOwnCheckout, getCheckout, getCheckoutPrice, getPaymentLink } from '@allenio/contract/purchases'
import { isTimeZone, plainPhone } from '@allenio/domain/account'
import { priceOf } from '@allenio/domain/packages'
import { findAccount, isOpenClaim, setClaimPassword } from '#areas/account'
import { signIn } from '#areas/auth'
import { findPresets, findSeller, findSender } from '#areas/business'
import { findOpenCode } from '#areas/client-intake'
import {
  beginCodeTry,
  endCodeTry,
  findOffer,
  findWorkspaceOfPackage,
  nameDiscount,
  packageNames,
  readVersion,
  type CodeTry,
} from '#areas/packages'
import type { Person } from '#platform/access'
import { audit } from '#platform/audit'
import { countFailure, newToken, refuseWhileBlocked } from '#platform/auth'
import { sql, type Database, type NotNull, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { networkOf, type RequestFacts } from '#platform/http'
import { installedPayments, ProviderError, settleRow } from '#platform/payments'
import { findPrivacyUrl, type Checkout } from '../followers.ts'
import { requireDiscount, type Order } from './order.ts'
import { sayButton } from '../button-words.ts'
import { findCheckout } from './queries.ts'
import { hashOf, payForFree, shownState, startCheckout } from './start.ts'

/** Limits what strangers may ask for, by their network. */
export async function countCall(db: SystemDb, door: string, request: RequestFacts): Promise<void> {
  const subject = { kind: 'address', value: `${door} ${networkOf(request.address)}` } as const
  await refuseWhileBlocked(db, [subject])
  await countFailure(db, subject)
}

type LinkRow = Pick<
  Checkout,
  | 'workspace_id'
  | 'id'
  | 'package_id'
  | 'client_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'discount_code_id'
  | 'sent_by'
  | 'expires_at'
>

const findLink = (db: SystemDb, token: string) =>
  db.maybeOne<LinkRow>(sql`
  select k.workspace_id, k.id, k.package_id, k.client_id, k.first_name, k.last_name, k.email, k.phone, k.discount_code_id, k.sent_by,
    k.expires_at
  from checkouts k
  where k.link_hash = ${hashOf(token)} and k.source = 'link' and k.state = 'asked' and k.expires_at > now() and k.client_id is not null`)

const codeOf = async (db: SystemDb, { workspace_id: workspaceId, discount_code_id: id }: LinkRow): Promise<string | null> =>
  id === null ? null : nameDiscount(db, { workspaceId, id })

export async function readPaymentLink(db: SystemDb, token: string): Promise<Output<typeof getPaymentLink>> {
  const row = await findLink(db, token)
  if (!row) return { link: null }
  const { package_id: packageId, first_name: firstName, last_name: lastName, email, expires_at: expiresAt } = row
  return { link: { packageId, firstName, lastName, email, discountCode: await codeOf(db, row), expiresAt } }
}

/** The result of a public checkout's first transaction; the order itself is placed by `startCheckout`. */
interface Intent {
  workspaceId: string
  order: Order
  /** A discount code that was typed. */
  codeTry: CodeTry | undefined
}

/** Counts a typed code as a guess, until it turns out right. Other refusals say nothing about the code, and forgive nothing. */
async function withCode<T>(codeTry: CodeTry | undefined, work: () => Promise<T>): Promise<T> {
  if (!codeTry) return work()
  const { database } = installedPayments()
  await beginCodeTry(database, codeTry)
  try {
    const result = await work()
    await endCodeTry(database, codeTry, true)
    return result
  } catch (error) {
    if (error instanceof AppError && error.code === 'discount not valid') await endCodeTry(database, codeTry, false)
    throw error
  }
}

const codeTryOf = (workspaceId: string, code: string | undefined, { address }: RequestFacts): CodeTry | undefined =>
  code ? { workspaceId, address } : undefined

const cookieName = 'checkout'
const cookieOptions = { path: '/api/live/checkout', maxAgeSeconds: 7 * 86_400 }

/** One cookie for all checkouts of a browser. */
function browserHashOf(request: RequestFacts): string {
  const token = request.cookie(cookieName) || newToken()
  request.setCookie(cookieName, token, cookieOptions)
  return hashOf(token)
}

export async function beginPublic(db: SystemDb, input: ParsedInput<typeof createCheckout>, request: RequestFacts): Promise<Intent> {
  await countCall(db, 'checkout', request)
  const workspaceId = await findWorkspaceOfPackage(db, input.packageId)
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone)) throw wrongField('timeZone', 'unknown time zone')
  const link = input.link === undefined ? undefined : await findLink(db, input.link)
  if (input.link !== undefined && (link?.workspace_id !== workspaceId || link.package_id !== input.packageId)) {
    throw new AppError('checkout over')
  }
  const { timeZone = (await findPresets(db, workspaceId)).timeZone } = input
  return {
    workspaceId,
    codeTry: codeTryOf(workspaceId, input.discountCode, request),
    order: {
      checkoutId: input.checkoutId,
      packageId: input.packageId,
      versionId: input.versionId,
      source: 'page',
      clientId: link?.client_id ?? null,
      linkId: link?.id ?? null,
      sentBy: link?.sent_by ?? null,
      buyer: {
        firstName: input.firstName,
        lastName: input.lastName,
        email: input.email,
        phone: plainPhone(input.phone ?? null),
        language: input.language,
        timeZone,
      },
      discountCode: input.discountCode ?? (link && (await codeOf(db, link))) ?? undefined,
      fiscal: input.fiscal ?? {},
      browserHash: browserHashOf(request),
    },
  }
}

export const askPublic = ({ workspaceId, order, codeTry }: Intent): Promise<CheckoutAnswer> =>
  withCode(codeTry, () => startCheckout({ database: installedPayments().database, workspaceId }, order))

interface BuyerRow extends Row<'clients', 'id' | 'first_name' | 'last_name' | 'phone' | 'language'> {
  email: string
  time_zone: string
  business: string
}

interface OwnOrder {
  person: Pick<Person, 'personId' | 'language'>
  request: RequestFacts
}

/** Somebody signed in buys as the client that they are of the package's business. */
export async function beginOwn(
  db: SystemDb,
  { person: { personId, language }, request }: OwnOrder,
  input: ParsedInput<typeof createOwnCheckout>,
): Promise<Intent> {
  const workspaceId = await findWorkspaceOfPackage(db, input.packageId)
  const client = await db.maybeOne<BuyerRow>(sql`
    select c.id, c.first_name, c.last_name, c.phone, c.language, coalesce(c.time_zone, p.time_zone) as time_zone, p.email
    from memberships m join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id and c.deleted_at is null
    join persons p on p.id = m.person_id
    where m.workspace_id = ${workspaceId} and m.person_id = ${personId} and m.role = 'client'`)
  if (!client) throw await notLinked(db, workspaceId, language)
  return {
    workspaceId,
    codeTry: codeTryOf(workspaceId, input.discountCode, request),
    order: {
      checkoutId: input.checkoutId,
      packageId: input.packageId,
      versionId: input.versionId,
      source: 'client',
      clientId: client.id,
      linkId: null,
      sentBy: null,
      buyer: {
        firstName: client.first_name,
        lastName: client.last_name,
        email: client.email,
        phone: client.phone,
        language: client.language,
        timeZone: client.time_zone,
      },
      discountCode: input.discountCode,
      fiscal: input.fiscal ?? {},
      browserHash: null,
    },
  }
}

/** The refusal leads to the registration with whoever offers the package, or to their address. */
async function notLinked(db: SystemDb, workspaceId: string, language: Language): Promise<AppError> {
  const { name, email } = await findSender(db, workspaceId)
  const code = await findOpenCode(db, workspaceId)
  const redirect = code === undefined ? email && `mailto:${email}` : `/register-client?c=${code}`
  const buttons = redirect ? [{ title: sayButton(language)('join', { business: name }), redirect }] : []
  return new AppError('buyer not linked', { values: { business: name }, ...(buttons.length > 0 && { data: { buttons } }) })
}

const placeOf = (db: SystemDb, id: string) =>
  db.maybeOne<Row<'checkouts', 'workspace_id'>>(
    sql`select workspace_id from checkouts where id = ${id} and source <> 'hand' and source <> 'link'`,
  )

/** The state alone, after the provider was asked; the thank-you page shows it and proves nothing. */
export async function readPublic(
  db: SystemDb,
  { id, request, personId }: { id: string; request: RequestFacts; personId: string | undefined },
): Promise<Output<typeof getCheckout>> {
  const { database } = installedPayments()
  const { workspace_id: workspaceId } = found(await placeOf(db, id))
  await settleQuietly({ workspaceId, id })
  return database.withWorkspace(workspaceId, 'read', here => presentPublic(here, db, { id, request, personId }))
}

/** The page also tells the last known state while the provider is away. */
async function settleQuietly(at: { workspaceId: string; id: string }): Promise<void> {
  try {
    await settleRow('checkout', at)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
  }
}

async function presentPublic(
  here: WorkspaceDb,
  db: SystemDb,
  { id, request, personId }: { id: string; request: RequestFacts; personId: string | undefined },
): Promise<Output<typeof getCheckout>> {
  const checkout = found(await findCheckout(here, id))
  const version = found(await readVersion(here, checkout.version_id))
  const { name: business } = await here.one<Row<'workspaces', 'name'>>(sql`select name from workspaces where id = ${here.workspaceId}`)
  const state = shownState(checkout)
  const isOwn = isOwnBrowser(checkout, request)
  const buyer = await findBuyerAccount(db, checkout)
  const maySetPassword = isOwn && state === 'paid' && buyer !== undefined && isOpenClaim(await findAccount(db, buyer))
  const name = (await packageNames(here, [checkout.package_id])).get(checkout.package_id) ?? ''
  return {
    state,
    business,
    package: { id: checkout.package_id, name, isSubscription: version.billingModel === 'SUBSCRIPTION' },
    next: nextOf(checkout, { maySetPassword, isSignedIn: personId !== undefined && personId === buyer }),
    url: isOwn && checkout.state === 'open' ? checkout.url : null,
  }
}

const isOwnBrowser = ({ browser_hash: hash }: Checkout, request: RequestFacts): boolean => {
  const token = request.cookie(cookieName)
  return hash !== null && token !== undefined && token !== '' && hashOf(token) === hash
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

/** Reads the price of a package with a discount code; anybody may ask for it. */
export async function readPrice(
  db: SystemDb,
  { packageId, code }: ParsedInput<typeof getCheckoutPrice>,
  request: RequestFacts,
): Promise<Output<typeof getCheckoutPrice>> {
  const workspaceId = await findWorkspaceOfPackage(db, packageId)
  return withCode(codeTryOf(workspaceId, code, request), () => readPriceHere(workspaceId, { packageId, code }))
}

function readPriceHere(
  workspaceId: string,
  { packageId, code }: ParsedInput<typeof getCheckoutPrice>,
): Promise<Output<typeof getCheckoutPrice>> {
  return installedPayments().database.withWorkspace(workspaceId, 'read', async here => {
    const offer = await findOffer(here, packageId)
    if (!offer.isOffered) throw new AppError(offer.reason === 'not found' ? 'not found' : 'offer ended')
    const { version } = offer
    const discount = await requireDiscount(here, code, packageId)
    const price = priceOf(version, discount, version.trialDays > 0)
    return {
      versionId: version.id,
      currency: version.currency,
      price: version.price,
      firstAmount: price.firstAmount,
      nextAmount: price.nextAmount,
      total: version.billingModel === 'SUBSCRIPTION' ? null : price.total,
      discount: discount ? { code: discount.code, percent: discount.percent, amount: discount.amount } : null,
      asksFiscal: (await findSeller(here, workspaceId)).asksFiscal,
      privacyUrl: await findPrivacyUrl(here),
    }
  })
}
