import { z } from 'zod'
import { deviceId } from './records.ts'
import { download, endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { languages } from '../languages.ts'
import { Day, idInput, Nothing } from '../lists.ts'
// imported for the things that the module declares, because a withdrawal changes them too
import type {} from '../macros/macros.ts'

// A consent is what a client has agreed to: the purpose, the words, the day and the form, and whether it was withdrawn.

export const consentErrors = { 'consent needed': 422, 'consent twice': 409, 'consent guardian needed': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    consents: typeof consentErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    consents: 'consent'
  }
}

export const consentPurposes = ['data processing', 'health data'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Given on a sheet that the team keeps, or by the client in the app. */
export const consentForms = ['paper', 'app'] as const
export type ConsentForm = (typeof consentForms)[number]

export const consentWordingMaxLength = 4_000
/** A business's own wording is shorter, because the signature of a minor's guardian is added below it. */
export const ownWordingMaxLength = 3_600
export const guardianMaxLength = 120

export const Consent = z.object({
  id: z.uuid(),
  purpose: z.enum(consentPurposes),
  /** The words that were agreed to; empty where the paper has its own and nobody copied them. */
  wording: z.string(),
  /** The version of the product's own words; null where the words were the business's. */
  version: z.string().nullable(),
  language: z.enum(languages),
  day: Day,
  form: z.enum(consentForms),
  /** Null where the client agreed in the app, or where it is no longer known. The client reads the business's name, never a member's. */
  recordedBy: z.string().nullable(),
  withdrawnOn: Day.nullable(),
  /** The signed sheet, which only the team reads. */
  scan: ShownFile.nullable(),
  may: z.object({ withdraw: z.boolean(), attachScan: z.boolean() }),
})
export type Consent = z.output<typeof Consent>

const answer = z.object({
  /** The consents, the latest first. */
  consents: z.array(Consent),
  /** Purposes without a consent that counts today. */
  missing: z.array(z.enum(consentPurposes)),
  may: z.object({ add: z.boolean() }),
})

export const listConsents = endpoint({
  method: 'GET',
  path: '/clients/:id/consents',
  access: { permission: 'view clients' },
  input: z.object(idInput),
  output: answer,
  shows: ['consent', 'client'],
  errors: ['not found'],
})

/** First and last name of the person with parental responsibility, who consents for a minor. */
const guardian = z.string().trim().min(3).max(guardianMaxLength).optional()

export const createConsent = endpoint({
  method: 'POST',
  path: '/clients/:id/consents',
  access: { permission: 'update clients' },
  summary: 'Records a consent that the client signed on paper. Without own words it is that of the product, in its present version.',
  input: z.object({
    ...idInput,
    consentId: deviceId.id,
    purpose: z.enum(consentPurposes),
    day: Day,
    language: z.enum(languages).optional(),
    ownWording: z.string().trim().min(1).max(ownWordingMaxLength).optional(),
    guardian,
  }),
  output: answer,
  changes: ['consent'],
  errors: ['not found', 'day in future', 'day too early', 'consent twice', 'consent guardian needed', 'record id taken'],
})

export const downloadConsentForm = download({
  method: 'GET',
  path: '/clients/:id/consents/form',
  access: { permission: 'update clients' },
  summary: 'The words of the product as a sheet to be signed, with both names. A minor’s has a line for the guardian.',
  input: z.object({ ...idInput, purpose: z.enum(consentPurposes), language: z.enum(languages).optional() }),
  types: ['application/pdf'],
  shows: ['consent', 'client', 'business'],
  errors: ['not found', 'unavailable'],
})

export const consentScanMaxBytes = 20_000_000

export const attachConsentScan = endpoint({
  method: 'PUT',
  path: '/clients/:id/consents/:consentId/scan',
  access: { permission: 'update clients' },
  summary: 'A photo or a PDF of the signed sheet, in the place of the one before.',
  input: z.object({ ...idInput, consentId: z.uuid(), uploadId: z.uuid() }),
  output: answer,
  changes: ['consent'],
  errors: ['not found', 'over the maximum', 'file type not accepted'],
  files: { file: 'uploadId' },
})

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/clients/:id/consents/:consentId/withdraw',
  access: { permission: 'update clients' },
  summary: 'The client took it back: what was kept under it is erased at once. The row stays, as proof of the time before.',
  input: z.object({ ...idInput, consentId: z.uuid() }),
  output: answer,
  changes: ['consent', 'client energy'],
  errors: ['not found'],
})

export const listOwnConsents = endpoint({
  method: 'GET',
  path: '/me/consents',
  access: { role: 'client' },
  summary: 'With the words that a new consent would be to, in the client’s language.',
  input: Nothing,
  output: answer.extend({
    wordings: z.record(z.enum(consentPurposes), z.object({ version: z.string(), text: z.string() })),
    /** A guardian consents for the client; the words have {{guardian}} where the name stands. */
    isMinor: z.boolean(),
  }),
  shows: ['consent'],
  errors: ['not found'],
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/me/consents',
  access: { role: 'client' },
  summary: 'The client agrees to the words of this version; words that have changed meanwhile are refused.',
  input: z.object({ ...deviceId, purpose: z.enum(consentPurposes), version: z.string().max(40), guardian }),
  output: answer,
  changes: ['consent'],
  errors: ['not found', 'consent twice', 'consent guardian needed', 'changed meanwhile', 'record id taken'],
})

export const withdrawOwnConsent = endpoint({
  method: 'POST',
  path: '/me/consents/:id/withdraw',
  access: { role: 'client' },
  input: z.object(idInput),
  output: answer,
  changes: ['consent', 'client energy'],
  errors: ['not found'],
})
