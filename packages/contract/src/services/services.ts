import { z } from 'zod'
import { customAppFieldErrors, customAppFields, CustomApp, appFilesAtMost } from '../custom-apps/custom-apps.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'
import { Amount, Vat } from '../payments/fields.ts'

// The operator sells services beside plans.

export const serviceErrors = {
  'service not sold': 409,
  'service paid already': 409,
  'installments not offered': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    services: typeof serviceErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    services: 'service'
  }
}

export const serviceBillings = ['once', 'yearly'] as const
export type ServiceBilling = (typeof serviceBillings)[number]

/** ordered: not paid yet. settling: the bank takes some days. ending: a yearly one that is not renewed. */
export const serviceOrderStates = ['ordered', 'settling', 'active', 'overdue', 'ending', 'ended'] as const
export type ServiceOrderState = (typeof serviceOrderStates)[number]

/** The service whose order follows from a request. */
export const customAppCode = 'custom-app'

export const ServiceOrder = z.object({
  id: z.uuid(),
  state: z.enum(serviceOrderStates),
  /** Cents of a euro, without VAT, as it was on the day of the order. */
  price: z.int(),
  installments: z.int().nullable(),
  paidAt: Timestamp.nullable(),
  paidUntil: Timestamp.nullable(),
  may: z.object({ pay: z.boolean(), cancel: z.boolean() }),
})
export type ServiceOrder = z.output<typeof ServiceOrder>

export const Service = z.object({
  id: z.uuid(),
  code: z.string(),
  /** In both languages, because a device may speak another one than the account. */
  name: z.object({ it: z.string(), en: z.string() }),
  text: z.object({ it: z.string(), en: z.string() }),
  /** Cents of a euro, without VAT. */
  price: z.int(),
  billing: z.enum(serviceBillings),
  /** The most monthly parts; null where the price is paid in one. */
  installments: z.int().nullable(),
  /** With the VAT of the buyer whom the invoice names: the business, or for its app the one of the request. */
  amount: Amount,
  vat: Vat,
  /** Offered no more; shown because the business has it. */
  isRetired: z.boolean(),
  order: ServiceOrder.nullable(),
})
export type Service = z.output<typeof Service>

const Installments = z.coerce.number().int().min(2).max(12).nullable().optional()

export const listServices = endpoint({
  method: 'GET',
  path: '/services',
  access: { role: 'admin' },
  input: Nothing,
  output: z.object({
    services: z.array(Service),
    /** Whether the operator takes cards at all. */
    maySell: z.boolean(),
  }),
  shows: ['service', 'business'],
  errors: ['not found'],
})

export const orderService = endpoint({
  method: 'POST',
  path: '/services/:id/order',
  access: { role: 'admin' },
  summary: 'Orders a service that needs no request. Ordering again answers the order that there is.',
  input: z.object({ ...idInput, installments: Installments }),
  output: z.object({ order: ServiceOrder }),
  changes: ['service'],
  errors: ['not found', 'service not sold', 'installments not offered'],
})

export const cancelService = endpoint({
  method: 'POST',
  path: '/services/orders/:id/cancel',
  access: { role: 'admin' },
  summary: 'A yearly service is not renewed; an order that nobody has paid is taken back.',
  input: z.object(idInput),
  output: z.object({ order: ServiceOrder }),
  changes: ['service'],
  errors: ['not found', 'service paid already', 'payment failed'],
})

export const getServiceSession = endpoint({
  method: 'GET',
  path: '/services/session-url/:id',
  access: { role: 'admin' },
  summary: 'The page on which an order is paid; the one that is open already, as long as it is.',
  input: z.object(idInput),
  output: z.object({ sessionUrl: z.string() }),
  isSecret: true,
  errors: [
    'not found',
    'service paid already',
    'service not sold',
    'app request incomplete',
    'billing data missing',
    'no payment provider',
    'payment failed',
  ],
})

export const requestCustomApp = endpoint({
  method: 'POST',
  path: '/services/custom-app-request',
  access: { role: 'admin' },
  summary: 'Sends the request: what is kept of the draft, and what comes with this form. It answers the order to pay.',
  input: z.object({
    ...customAppFields,
    installments: Installments,
    frontUploadId: z.uuid().optional(),
    backUploadId: z.uuid().optional(),
    fileUploadIds: z
      .union([z.array(z.uuid()), z.uuid().transform(id => [id])])
      .pipe(z.array(z.uuid()).max(appFilesAtMost))
      .optional(),
  }),
  output: z.object({ app: CustomApp, order: ServiceOrder }),
  changes: ['service', 'custom app'],
  errors: [
    'not found',
    ...customAppFieldErrors,
    'app logo too small',
    'app logo not square',
    'app logo transparent',
    'app request incomplete',
    'too many app files',
    'service not sold',
    'installments not offered',
  ],
  files: { logo: 'logoUploadId', front: 'frontUploadId', back: 'backUploadId', files: 'fileUploadIds' },
})
