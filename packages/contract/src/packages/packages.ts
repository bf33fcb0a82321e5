import { z } from 'zod'
import { ClientType } from '../clients/clients.ts'
// imported for the things that the module declares, because the calls below show them
import type {} from '../clients/settings.ts'
import { endpoint } from '../endpoint.ts'
import { ShownFile } from '../files/files.ts'
import { languages } from '../languages.ts'
import { idInput, listInput, Timestamp } from '../lists.ts'
import { Selling } from '../onboarding/onboarding.ts'
import { billingModels, intervalUnits, Unlocks } from './fields.ts'

/** One version of a package fixes what is paid and what it gives. */
export const PackageTerms = z.object({
  versionId: z.uuid(),
  number: z.number().int(),
  billingModel: z.enum(billingModels),
  /** Null with a one-time package, as is the count. */
  intervalUnit: z.enum(intervalUnits).nullable(),
  intervalCount: z.number().int().nullable(),
  /** Cents. */
  price: z.number().int(),
  currency: z.string(),
  trialDays: z.number().int(),
  accessDays: z.number().int().nullable(),
  installments: z.number().int().nullable(),
  clientType: ClientType.nullable(),
  unlocks: Unlocks,
})
export type PackageTerms = z.output<typeof PackageTerms>

export const PackageAttachment = z.object({ id: z.uuid(), name: z.string(), file: ShownFile })
export type PackageAttachment = z.output<typeof PackageAttachment>

export const Package = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** The language of name and description. */
  language: z.enum(languages),
  image: ShownFile.nullable(),
  /** An active package can be bought by everybody who has its link. */
  isActive: z.boolean(),
  /** The storefront shows it. */
  isShown: z.boolean(),
  isFeatured: z.boolean(),
  isArchived: z.boolean(),
  /** Somebody has bought one of its versions, or is about to. */
  isSold: z.boolean(),
  terms: PackageTerms,
  /** The names of what is unlocked; what has been deleted meanwhile has none. */
  unlockNames: z.array(z.object({ id: z.uuid(), name: z.string() })),
  attachments: z.array(PackageAttachment),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  may: z.object({
    update: z.boolean(),
    duplicate: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    /** A sold one is archived instead. */
    delete: z.boolean(),
  }),
})
export type Package = z.output<typeof Package>

export const packageStatuses = ['active', 'archived', 'all'] as const

const view = { permission: 'view workout packages' } as const

export const listPackages = endpoint({
  method: 'GET',
  path: '/workout-packages',
  access: view,
  summary: 'In the order of the business; active means not archived.',
  input: z.object({ ...listInput, status: z.enum(packageStatuses).default('active') }),
  output: z.object({
    packages: z.array(Package),
    nextPage: z.number().int(),
    /** Only on the first page. */
    counts: z.object({ active: z.number().int(), archived: z.number().int() }).nullable(),
    /** The currency of the next version. */
    currency: z.string(),
    selling: Selling,
  }),
  shows: ['package', 'payment account', 'client type', 'program', 'survey', 'appointment kind', 'collaborator'],
})

export const getPackage = endpoint({
  method: 'GET',
  path: '/workout-packages/:id',
  access: view,
  input: z.object(idInput),
  output: Package,
  shows: ['package', 'client type', 'program', 'survey', 'appointment kind', 'collaborator'],
  errors: ['not found'],
})
