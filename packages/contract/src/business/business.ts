import { z } from 'zod'
import { Phone } from '../account/account.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { Email, Nothing } from '../lists.ts'
import { professions } from '../roles.ts'

export const businessErrors = {
  'vat number wrong': 422,
  'country unknown': 422,
  'fiscal code wrong': 422,
  'recipient code wrong': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    business: typeof businessErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    business: 'business'
  }
}

export const logoMaxBytes = 10_000_000
export const businessNameAtMost = 120

export const BusinessProfile = z.object({
  name: z.string(),
  profession: z.enum(professions),
  logo: z.string().nullable(),
  /** Where clients turn to. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  /** Two letters, as in ISO 3166. */
  country: z.string(),
  vatNumber: z.string().nullable(),
  /** The Italian fiscal code. */
  fiscalCode: z.string().nullable(),
  /** Certified mail, and the code by which electronic invoices find an Italian business. */
  certifiedMail: z.string().nullable(),
  recipientCode: z.string().nullable(),
  /** Buyers are asked for their fiscal code and address. */
  asksFiscal: z.boolean(),
  /** New clients and invitations begin with these. */
  language: z.enum(languages),
  timeZone: z.string(),
})
export type BusinessProfile = z.output<typeof BusinessProfile>

export const getBusiness = endpoint({
  method: 'GET',
  path: '/business',
  access: { role: 'admin' },
  input: Nothing,
  output: BusinessProfile,
  shows: ['business'],
})

export const updateBusiness = endpoint({
  method: 'PUT',
  path: '/business',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: z.object({
    name: z.string().trim().min(1).max(businessNameAtMost).optional(),
    profession: z.enum(professions).optional(),
    address: z.string().trim().max(300).optional(),
    country: z.string().max(2).optional(),
    vatNumber: z.string().trim().max(40).nullable().optional(),
    fiscalCode: z.string().trim().max(40).nullable().optional(),
    certifiedMail: Email.nullable().optional(),
    recipientCode: z.string().trim().max(10).nullable().optional(),
    asksFiscal: z.union([z.boolean(), z.stringbool()]).optional(),
    email: Email.nullable().optional(),
    phone: Phone.nullable().optional(),
    language: z.enum(languages).optional(),
    timeZone: z.string().max(60).optional(),
    logoUploadId: z.uuid().optional(),
    removeLogo: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  output: BusinessProfile,
  changes: ['business', 'account', 'membership'],
  errors: [
    'not found',
    'vat number wrong',
    'fiscal code wrong',
    'recipient code wrong',
    'country unknown',
    'phone format',
    'unknown time zone',
  ],
  files: { logo: 'logoUploadId' },
})
