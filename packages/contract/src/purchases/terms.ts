import { z } from 'zod'
import { sellerFields } from '../business/seller-fields.ts'
import { download, endpoint } from '../endpoint.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'

// The terms under which a business sells are its own. An order keeps the version that its buyer has read.

/** The clauses of the terms of a sale. A business rewrites their words, and a clause with an empty text is left out. */
export const clauseNames = [
  'service',
  'price',
  'trial',
  'installments',
  'renewal',
  'length',
  'withdrawal',
  'appointments',
  'health',
  'complaints',
] as const
export type ClauseName = (typeof clauseNames)[number]

const ClauseText = z.object({ title: z.string().trim().max(120), text: z.string().trim().max(4_000) })
export const ClauseTexts = z.record(z.enum(clauseNames), ClauseText)

/** The words of all clauses in each language. */
export const SaleTermsTexts = z.object({ it: ClauseTexts, en: ClauseTexts })
export type SaleTermsTexts = z.output<typeof SaleTermsTexts>

declare module '../endpoint.ts' {
  interface AreaThings {
    saleTerms: 'sale terms'
  }
}

export const SaleTermsAnswer = z.object({
  texts: SaleTermsTexts,
  /** The number of the version; 0 while no order has needed one and nobody has written any. */
  number: z.number().int(),
  /** When a member of the business wrote them; null while they are ours. */
  writtenAt: Timestamp.nullable(),
  /** The facts that buyers have to read of the business, and it has not written yet. */
  missing: z.array(z.enum(sellerFields)),
})

export const getSaleTerms = endpoint({
  method: 'GET',
  path: '/saleTerms',
  access: { permission: 'view workout packages' },
  input: Nothing,
  output: SaleTermsAnswer,
  shows: ['sale terms', 'business'],
})

export const updateSaleTerms = endpoint({
  method: 'PUT',
  path: '/saleTerms',
  access: { permission: 'update workout packages' },
  summary: 'Writes the next version. Orders keep the one that their buyers have read.',
  input: z.object({ texts: SaleTermsTexts, writtenOver: z.int().min(0).max(1_000_000) }),
  output: SaleTermsAnswer,
  changes: ['sale terms'],
  errors: ['changed meanwhile'],
})

export const downloadContract = download({
  method: 'GET',
  path: '/sales/:id/contract',
  access: { permission: 'view workout packages' },
  summary: 'The contract of an order, with the terms that its buyer has read.',
  input: z.object(idInput),
  types: ['application/pdf'],
  shows: ['purchase', 'sale terms'],
  errors: ['not found'],
})

export const downloadOwnContract = download({
  method: 'GET',
  path: '/me/sales/:id/contract',
  access: { role: 'client' },
  input: z.object(idInput),
  types: ['application/pdf'],
  shows: ['purchase', 'sale terms'],
  errors: ['not found'],
})
