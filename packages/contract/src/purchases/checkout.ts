import { z } from 'zod'
import { NewPassword, PersonName, Phone } from '../account/account.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { Email, idInput, Timestamp } from '../lists.ts'
// imported for the error codes that the module declares, because the calls below answer with them too
import type {} from '../packages/errors.ts'
import { BuyerFiscal, checkoutWording, SellerLook, Withdrawal } from './fields.ts'

// The public way from a package to the payment. The address of the package is `/sf/plans/{id}`, also with `?link=<token>`.

const stranger = { public: 'whoever buys has no account yet' }

const CodeText = z.string().trim().max(30)

const agreement = z.literal(true, 'agreement needed')

/** Each is agreed to word by word: the version says which words the buyer has read. */
export const CheckoutConsents = z.object({
  policy: agreement,
  terms: agreement,
  /** The service starts before the period of withdrawal is over. */
  earlyStart: agreement,
  wording: z.literal(checkoutWording),
})

/** The choice carries no amount, because the server knows what the version costs. */
export const CheckoutChoice = {
  packageId: z.uuid(),
  /** The version whose price was seen. */
  versionId: z.uuid(),
  /** Made on the device: sent twice, one checkout. */
  checkoutId: z.uuid(),
  discountCode: CodeText.optional(),
  /** Said after the refusal `trial used`: the buyer pays at once. */
  withoutTrial: z.boolean().default(false),
  /** The buyer pays at once what could be paid in installments. */
  paysAtOnce: z.boolean().default(false),
  /** Said after the refusal `buyer not linked`: the account may be linked to the business. */
  joins: z.boolean().default(false),
  fiscal: BuyerFiscal.optional(),
  /** The number of the terms of sale that were shown; without one, those of the moment. */
  termsNumber: z.int().min(1).max(1_000_000).optional(),
  consents: CheckoutConsents,
}

/** Confirming means that a mail with a link was sent, which free packages wait for. */
export const shownCheckoutStates = ['confirming', 'asked', 'open', 'settling', 'paid', 'failed', 'expired'] as const
export type ShownCheckoutState = (typeof shownCheckoutStates)[number]

export const CheckoutAnswer = z.object({
  /** The id of the checkout that counts: of an earlier one, if the person has one open for this package. */
  checkoutId: z.uuid(),
  state: z.enum(shownCheckoutStates),
  /** Where to pay, by a full page load; null where there is nothing to pay, or the provider has not answered yet. */
  url: z.string().nullable(),
  expiresAt: Timestamp,
})
export type CheckoutAnswer = z.output<typeof CheckoutAnswer>

export const createCheckout = endpoint({
  method: 'POST',
  path: '/live/checkout',
  access: stranger,
  summary: 'Begins to buy. Never an amount; a changed version is refused with the new price; one open checkout for a person and a package.',
  input: z.object({
    ...CheckoutChoice,
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    phone: Phone.nullable().optional(),
    language: z.enum(languages),
    timeZone: z.string().max(60).optional(),
    /** The token of a link that the professional has sent. */
    link: z.string().min(20).max(200).optional(),
  }),
  output: CheckoutAnswer,
  changes: { nothing: 'who buys is not signed in to the business' },
  errors: [
    'not found',
    'offer changed',
    'offer ended',
    'selling stopped',
    'trial used',
    'business full',
    'payment failed',
    'buyer not linked',
    'discount not valid',
    'discount used up',
    'fiscal data needed',
    'agreement needed',
    'checkout over',
    'phone format',
    'too many requests',
  ],
  isSecret: true,
})

export const getCheckoutPrice = endpoint({
  method: 'GET',
  path: '/live/checkout/price',
  access: stranger,
  summary: 'What a package costs with a discount code.',
  input: z.object({ packageId: z.uuid(), code: CodeText.optional() }),
  output: z.object({
    versionId: z.uuid(),
    currency: z.string(),
    /** Without the discount. */
    price: z.number().int(),
    /** The first charge, or the first of the installments. */
    firstAmount: z.number().int(),
    /** Each charge after it; null for what is paid at once. */
    nextAmount: z.number().int().nullable(),
    /** All of it, where something in installments can also be paid at once. */
    atOnce: z.number().int().nullable(),
    /** All charges of what is bought once; null for what repeats. */
    total: z.number().int().nullable(),
    discount: z.object({ code: z.string(), percent: z.number().int().nullable(), amount: z.number().int().nullable() }).nullable(),
    asksFiscal: z.boolean(),
    /** The business's own page on personal data; null where ours stands for it. */
    privacyUrl: z.string().nullable(),
  }),
  errors: ['not found', 'offer ended', 'discount not valid', 'too many requests'],
})

export const getPaymentLink = endpoint({
  method: 'GET',
  path: '/live/payment-links/:token',
  access: { public: 'the link is the proof' },
  summary: 'For whom a link was made; null once it has ended or was paid.',
  input: z.object({ token: z.string().min(20).max(200) }),
  output: z.object({
    link: z
      .object({
        packageId: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        discountCode: z.string().nullable(),
        expiresAt: Timestamp,
      })
      .nullable(),
  }),
  errors: ['too many requests'],
})

export const checkoutDestinations = ['password', 'mail', 'home', 'sign in', 'pay', 'package'] as const

export const getCheckout = endpoint({
  method: 'GET',
  path: '/live/checkout/:id',
  access: { public: 'whoever comes back from paying has no account yet' },
  summary: 'The state alone, as the provider knows it now; it shows nobody and no amount.',
  input: z.object(idInput),
  output: z.object({
    state: z.enum(shownCheckoutStates),
    business: z.string(),
    look: SellerLook,
    package: z.object({ id: z.uuid(), name: z.string(), isSubscription: z.boolean() }),
    /** The buyer chooses a password, reads the mail, goes home, signs in, pays, or chooses again. Null while the payment settles. */
    next: z.enum(checkoutDestinations).nullable(),
    /** The business that the buyer goes on to, where they are signed in. */
    workspaceId: z.uuid().nullable(),
    /** Where to pay, for the browser that began it. */
    url: z.string().nullable(),
    /** The agreement, in the language of the order, for the browser that began it; empty for everybody else. */
    rows: z.array(z.object({ label: z.string(), text: z.string() })),
  }),
  errors: ['not found', 'too many requests'],
})

export const setCheckoutPassword = endpoint({
  method: 'POST',
  path: '/live/checkout/:id/password',
  access: { public: 'the cookie of the browser that began the checkout is the proof' },
  summary: 'The browser that began chooses a password and is signed in. It counts until somebody proves the address by the mail.',
  input: z.object({ ...idInput, password: NewPassword }),
  output: z.object({ access_token: z.string() }),
  changes: { nothing: 'the session itself begins, and every read with it' },
  errors: ['not found', 'checkout over', 'common password', 'password holds the address', 'too many requests'],
  isSecret: true,
})

export const confirmCheckout = endpoint({
  method: 'POST',
  path: '/live/checkout/:id/confirm',
  access: { public: 'the link in the mail is the proof' },
  summary: 'The link in the mail of a free package (`/thankyou/purchase?checkout=<id>&confirm=<token>`) lets the client in.',
  input: z.object({ ...idInput, token: z.string().min(20).max(200) }),
  output: z.object({ state: z.enum(shownCheckoutStates) }),
  changes: { nothing: 'who buys is not signed in to the business' },
  errors: ['not found', 'checkout over', 'business full', 'too many requests'],
})

const withdrawing = z.object({ token: z.string().min(20).max(200) })
const declaration = z.object({
  business: z.string(),
  look: SellerLook,
  package: z.string(),
  buyerName: z.string(),
  boughtAt: Timestamp,
  amount: z.number().int(),
  currency: z.string(),
  withdrawal: Withdrawal,
})

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/live/withdrawals/:token',
  access: { public: 'the link in the receipt is the proof' },
  summary: 'What a buyer without an account would withdraw from. The page is `/withdrawal/{token}`.',
  input: withdrawing,
  output: declaration,
  errors: ['not found', 'too many requests'],
})

export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/live/withdrawals/:token',
  access: { public: 'the link in the receipt is the proof' },
  input: withdrawing,
  output: declaration,
  changes: { nothing: 'who withdraws is not signed in' },
  errors: ['not found', 'withdrawal over', 'too many requests'],
})
