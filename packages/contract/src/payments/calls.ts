import { z } from 'zod'
import { businessNameAtMost } from '../business/business.ts'
import { endpoint } from '../endpoint.ts'
import { Email, idInput, largestInteger, listInput, Nothing, Timestamp } from '../lists.ts'
import { planPeriods } from '../plan/fields.ts'
import { ActivePlan, BillingProfile, planChangeMoments, PlanChangePreview, PlanOffer, PlanPayment, Vat } from './fields.ts'

const access = { role: 'admin' } as const
const shows = ['plan', 'client', 'business'] as const
/** `account` names the plan in GET /auth/me. */
const changes = ['plan', 'account'] as const
/** Where the installation sells no plans there are none of these calls. */
const errors = ['not found', 'payment failed', 'plan changing'] as const

const Active = z.object({ active_plan: ActivePlan })

/** Another tier, period or both. A tier is named by its places of active clients. */
const wish = { tier: z.int().min(1).max(100_000), period: z.enum(planPeriods) }

/** A path of this app, to which "Back to what you were doing" leads after the payment. */
const From = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/.~%?=&]*$/)
  .optional()

export const listPlans = endpoint({
  method: 'GET',
  path: '/payments/plans',
  access,
  summary: 'The tiers with their prices, also with the VAT of this business; the first one is free.',
  input: Nothing,
  output: z.object({
    plans: z.array(PlanOffer),
    currency: z.literal('EUR'),
    vat: Vat,
    /** Whether the operator takes cards at all. */
    maySell: z.boolean(),
    /** When a plan that is bought now would be charged: as the trial ends; null for at once. */
    purchaseChargedAt: Timestamp.nullable(),
  }),
  shows,
  errors: ['not found'],
})

export const getActivePlan = endpoint({
  method: 'GET',
  path: '/payments/active-plan',
  access,
  input: Nothing,
  output: Active,
  shows,
  errors: ['not found'],
})

export const purchasePlan = endpoint({
  method: 'POST',
  path: '/payments/purchase',
  access,
  summary: 'The provider’s page on which the plan is paid; in the trial it is charged on the day the trial ends. One open page at a time.',
  input: z.object({ ...wish, from: From }),
  output: z.object({
    sessionUrl: z.string(),
    /** When it is charged; null for at once. */
    chargedAt: Timestamp.nullable(),
  }),
  changes: { nothing: 'the plan begins once the provider says that it is paid' },
  errors: [...errors, 'plan unknown', 'billing data missing', 'plan runs already', 'plan granted', 'plan unpaid'],
  isSecret: true,
})

const changeErrors = [...errors, 'plan unknown', 'no paid plan', 'plan granted', 'plan unpaid', 'nothing to change in plan'] as const

export const previewPlanChange = endpoint({
  method: 'POST',
  path: '/payments/update-subscription-preview',
  access,
  summary: 'What the change would cost, and when what happens. Changes nothing.',
  input: z.object({
    ...wish,
    /** Where there is a choice; without it the preset. */
    at: z.enum(planChangeMoments).optional(),
  }),
  output: PlanChangePreview,
  changes: { nothing: 'a preview' },
  errors: changeErrors,
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/payments/update-subscription',
  access,
  summary: 'Charges what the preview has shown, or answers 409 with a new preview. Sent twice, done once.',
  input: z.object({
    ...wish,
    at: z.enum(planChangeMoments),
    /** The moment and the total as the preview has answered them. */
    prorationDate: Timestamp.nullable(),
    total: z.int().min(0).max(largestInteger),
  }),
  output: Active,
  changes,
  errors: [...changeErrors, 'plan preview changed', 'card refused'],
})

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/payments/cancel-subscription',
  access,
  summary: 'Ends with the paid period, and takes back a change that waits. Before the first payment, at once.',
  input: z.object({ reason: z.string().trim().max(1_000).optional() }),
  output: Active,
  changes,
  errors: [...errors, 'no paid plan', 'plan granted'],
})

export const resumePlan = endpoint({
  method: 'POST',
  path: '/payments/resume-subscription',
  access,
  summary: 'Takes back a cancellation until the end.',
  input: Nothing,
  output: Active,
  changes,
  errors: [...errors, 'no paid plan', 'plan granted', 'plan not cancelled'],
})

export const releasePlanChange = endpoint({
  method: 'POST',
  path: '/payments/release-scheduled-subscription-change',
  access,
  summary: 'Takes back a change that waits for the end of the period.',
  input: Nothing,
  output: Active,
  changes,
  errors: [...errors, 'no paid plan', 'plan granted', 'no plan change waits'],
})

export const changePlanCard = endpoint({
  method: 'POST',
  path: '/payments/new-card',
  access,
  summary: 'The provider’s page for a new card, which pays what is unpaid and everything from then on.',
  input: z.object({ from: From }),
  output: z.object({ sessionUrl: z.string() }),
  changes: { nothing: 'the card changes once the provider says so' },
  errors: [...errors, 'no paid plan', 'plan granted'],
  isSecret: true,
})

export const getBillingProfile = endpoint({
  method: 'GET',
  path: '/payments/billing-profile',
  access,
  input: Nothing,
  output: BillingProfile,
  shows: ['plan', 'business'],
  errors: ['not found'],
})

export const updateBillingProfile = endpoint({
  method: 'PUT',
  path: '/payments/billing-profile',
  access,
  summary: 'Only what is sent changes. The fields are those of the business; VIES is asked about a number of another country of the EU.',
  input: z.object({
    name: z.string().trim().min(1).max(businessNameAtMost).optional(),
    address: z.string().trim().max(300).optional(),
    country: z.string().max(2).optional(),
    vatNumber: z.string().trim().max(40).nullable().optional(),
    fiscalCode: z.string().trim().max(40).nullable().optional(),
    certifiedMail: Email.nullable().optional(),
    recipientCode: z.string().trim().max(10).nullable().optional(),
    email: Email.nullable().optional(),
  }),
  output: BillingProfile,
  changes: ['business', 'account', 'membership', 'plan'],
  errors: ['not found', 'vat number wrong', 'fiscal code wrong', 'recipient code wrong', 'country unknown'],
})

export const listPlanPayments = endpoint({
  method: 'GET',
  path: '/payments/history',
  access,
  summary: 'Everything that was paid to the operator, the latest first.',
  input: z.object({ page: listInput.page }),
  output: z.object({ payments: z.array(PlanPayment), nextPage: z.number().int() }),
  shows: ['plan payment'],
  errors: ['not found'],
})

export const getPlanDocument = endpoint({
  method: 'GET',
  path: '/payments/history/:id/document',
  access,
  summary: 'Fresh addresses of the provider’s invoice: they work for some weeks only.',
  input: z.object(idInput),
  output: z.object({
    /** The provider's page of the invoice, and its PDF; null where the provider has none. */
    url: z.string().nullable(),
    pdfUrl: z.string().nullable(),
  }),
  shows: [],
  errors: ['not found', 'payment failed'],
  isSecret: true,
})
