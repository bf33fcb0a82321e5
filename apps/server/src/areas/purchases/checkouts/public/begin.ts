import type { ParsedInput } from '@allenio/contract'
import type { CheckoutAnswer, createCheckout, createOwnCheckout } from '@allenio/contract/purchases'
import { isTimeZone, plainPhone } from '@allenio/domain/account'
import { findPresets, findSender } from '#areas/business'
import { findWorkspaceOfPackage, type CodeTry } from '#areas/packages'
import type { Person } from '#platform/access'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { installedPayments } from '#platform/payments'
import type { Order } from '../order.ts'
import { startCheckout } from '../start.ts'
import { browserHashOf, codeTryOf, countCall, withCode } from './doors.ts'
import { codeOf, findLink } from './payment-links.ts'

/** The result of a public checkout's first transaction; the order itself is placed by `startCheckout`. */
interface Intent {
  workspaceId: string
  order: Order
  /** A discount code that was typed. */
  codeTry: CodeTry | undefined
}

/** The part of an order that every buyer chooses alike. */
const choiceOf = (input: ParsedInput<typeof createOwnCheckout>) => ({
  checkoutId: input.checkoutId,
  packageId: input.packageId,
  versionId: input.versionId,
  withoutTrial: input.withoutTrial,
  termsNumber: input.termsNumber,
  paysAtOnce: input.paysAtOnce,
  discountCode: input.discountCode,
  fiscal: input.fiscal ?? {},
})

/** An order that no link has sent. */
const unsent = { linkId: null, sentBy: null } as const

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
      ...choiceOf(input),
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
      personId: null,
      discountCode: input.discountCode ?? (link && (await codeOf(db, link))) ?? undefined,
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
  person: Pick<Person, 'personId'>
  request: RequestFacts
}

/** Somebody signed in buys as the client that they are of the package's business. */
export async function beginOwn(
  db: SystemDb,
  { person: { personId }, request }: OwnOrder,
  input: ParsedInput<typeof createOwnCheckout>,
): Promise<Intent> {
  const workspaceId = await findWorkspaceOfPackage(db, input.packageId)
  const client = await db.maybeOne<BuyerRow>(sql`
    select c.id, c.first_name, c.last_name, c.phone, c.language, coalesce(c.time_zone, p.time_zone) as time_zone, p.email
    from memberships m join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id and c.deleted_at is null
    join persons p on p.id = m.person_id
    where m.workspace_id = ${workspaceId} and m.person_id = ${personId} and m.role = 'client'`)
  if (!client) {
    if (!input.joins) throw await notLinked(db, workspaceId)
    return beginJoining(db, { workspaceId, personId, request }, input)
  }
  return {
    workspaceId,
    codeTry: codeTryOf(workspaceId, input.discountCode, request),
    order: {
      ...choiceOf(input),
      ...unsent,
      source: 'client',
      clientId: client.id,
      buyer: {
        firstName: client.first_name,
        lastName: client.last_name,
        email: client.email,
        phone: client.phone,
        language: client.language,
        timeZone: client.time_zone,
      },
      personId: null,
      browserHash: null,
    },
  }
}

interface Joining {
  workspaceId: string
  personId: string
  request: RequestFacts
}

/** Somebody signed in becomes a client of the business by what they buy, with the account that they have. */
async function beginJoining(
  db: SystemDb,
  { workspaceId, personId, request }: Joining,
  input: ParsedInput<typeof createOwnCheckout>,
): Promise<Intent> {
  await countCall(db, 'checkout', request)
  const person = await db.one<Row<'persons', 'first_name' | 'last_name' | 'email' | 'phone' | 'locale' | 'time_zone'>>(sql`
    select first_name, last_name, email, phone, locale, time_zone from persons where id = ${personId}`)
  return {
    workspaceId,
    codeTry: codeTryOf(workspaceId, input.discountCode, request),
    order: {
      ...choiceOf(input),
      ...unsent,
      source: 'page',
      clientId: null,
      buyer: {
        firstName: person.first_name,
        lastName: person.last_name,
        email: person.email,
        phone: person.phone,
        language: person.locale,
        timeZone: person.time_zone,
      },
      personId,
      browserHash: browserHashOf(request),
    },
  }
}

/** The page asks whether the account may be linked, and then sends the order again. */
async function notLinked(db: SystemDb, workspaceId: string): Promise<AppError> {
  const { name } = await findSender(db, workspaceId)
  return new AppError('buyer not linked', { values: { business: name } })
}
