import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, Email, idInput, Nothing, Timestamp } from '../lists.ts'

// The app of a business's own: what is asked for, and how far it has come.

export const customAppErrors = {
  'app colour wrong': 422,
  'app logo too small': 422,
  'app logo not square': 422,
  'app logo transparent': 422,
  'app request incomplete': 422,
  'app field missing': 422,
  'too many app files': 422,
  'app requested already': 409,
  'app not ready': 422,
  'app not in progress': 409,
  'app state differs': 409,
  'app exists already': 409,
  'store address wrong': 422,
  'push app taken': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    'custom apps': typeof customAppErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    'custom apps': 'custom app'
  }
}

export const customAppStates = ['none', 'draft', 'in progress', 'active'] as const
/** A business without a row has `none`. */
export type CustomAppState = Exclude<(typeof customAppStates)[number], 'none'>

export const customAppPayments = ['unpaid', 'settling', 'paid', 'overdue'] as const
export type CustomAppPayment = (typeof customAppPayments)[number]

/** The steps between the payment and the stores, in this order. */
export const customAppSteps = ['documents', 'duns number', 'apple account', 'google account', 'build', 'review', 'live'] as const
export type CustomAppStep = (typeof customAppSteps)[number]

/** The party that has to act next. */
export const customAppTurns = ['business', 'operator', 'store'] as const
export type CustomAppTurn = (typeof customAppTurns)[number]

export interface CustomAppStepState {
  turn: CustomAppTurn
  doneAt: string | null
  /** Tells the party whose turn it is, in the operator's words, what it has to do. */
  note?: string
}

/** A step without an entry has not begun. */
export type CustomAppSteps = Partial<Record<CustomAppStep, CustomAppStepState>>
export const stepNoteAtMost = 500

export const customAppFileKinds = ['front', 'back', 'file'] as const
export type CustomAppFileKind = (typeof customAppFileKinds)[number]

/** Longer names are cut under the icon, and refused by a store. */
export const appNameAtMost = 30
export const appFileMaxBytes = 10_485_760
/** Files beside the two sides of the document. */
export const appFilesAtMost = 5
export const appLogoPixels = 1024
export const appLogoTypes = ['image/png'] as const
export const appDocumentTypes = ['image/*', 'application/pdf'] as const
export const appFileTypes = ['image/*', 'application/pdf', 'application/zip'] as const

/** The fields that must be there before the request is sent. */
export const customAppParts = [
  'name',
  'mainColor',
  'logo',
  'businessName',
  'taxCode',
  'billingAddress',
  'postalCode',
  'invoiceAddress',
  'front',
  'back',
] as const
export type CustomAppPart = (typeof customAppParts)[number]

/** A file of the request. It has no address: nobody but the operator opens it. */
export const CustomAppFile = z.object({ id: z.uuid(), kind: z.enum(customAppFileKinds), name: z.string(), bytes: z.int() })
export type CustomAppFile = z.output<typeof CustomAppFile>

const CustomAppStepList = z.array(
  z.object({ step: z.enum(customAppSteps), turn: z.enum(customAppTurns).nullable(), doneAt: Timestamp.nullable(), note: z.string() }),
)

export const CustomAppLogo = z.object({ url: z.string(), width: z.int(), height: z.int(), isOpaque: z.boolean() })

export const CustomApp = z.object({
  state: z.enum(customAppStates),
  name: z.string(),
  /** Six digits, such as #92000F. */
  mainColor: z.string().nullable(),
  logo: CustomAppLogo.nullable(),
  /** The buyer whom the invoice names. Before the first save these are the business's own. */
  businessName: z.string(),
  country: z.string(),
  vatNumber: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  billingAddress: z.string(),
  postalCode: z.string(),
  certifiedMail: z.string().nullable(),
  recipientCode: z.string().nullable(),
  files: z.array(CustomAppFile),
  /** The parts that are missing before it can be sent. */
  missing: z.array(z.enum(customAppParts)),
  payment: z.enum(customAppPayments),
  requestedAt: Timestamp.nullable(),
  activationDate: Day.nullable(),
  iosUrl: z.string().nullable(),
  androidUrl: z.string().nullable(),
  steps: CustomAppStepList,
  may: z.object({ edit: z.boolean() }),
})
export type CustomApp = z.output<typeof CustomApp>

/** The fields of a request; a draft may have any of them. */
export const customAppFields = {
  name: z.string().trim().max(appNameAtMost).optional(),
  mainColor: z.string().trim().max(20).nullable().optional(),
  businessName: z.string().trim().max(120).optional(),
  country: z.string().max(2).optional(),
  vatNumber: z.string().trim().max(40).nullable().optional(),
  fiscalCode: z.string().trim().max(40).nullable().optional(),
  billingAddress: z.string().trim().max(300).optional(),
  postalCode: z.string().trim().max(12).optional(),
  certifiedMail: Email.nullable().optional(),
  recipientCode: z.string().trim().max(10).nullable().optional(),
  logoUploadId: z.uuid().optional(),
}

export const customAppFieldErrors = [
  'app colour wrong',
  'vat number wrong',
  'fiscal code wrong',
  'recipient code wrong',
  'country unknown',
  'upload not complete',
  'file type not accepted',
  'over the maximum',
  'app requested already',
] as const

export const getCustomApp = endpoint({
  method: 'GET',
  path: '/custom-app',
  access: { role: 'admin' },
  input: Nothing,
  output: z.object({ app: CustomApp }),
  shows: ['custom app', 'business'],
  errors: ['not found'],
})

export const saveCustomApp = endpoint({
  method: 'PUT',
  path: '/custom-app',
  access: { role: 'admin' },
  summary: 'Keeps the draft of a request; only what is sent changes.',
  input: z.object({ ...customAppFields, removeLogo: z.union([z.boolean(), z.stringbool()]).optional() }),
  output: z.object({ app: CustomApp }),
  changes: ['custom app'],
  errors: ['not found', ...customAppFieldErrors],
  files: { logo: 'logoUploadId' },
})

export const addCustomAppFile = endpoint({
  method: 'POST',
  path: '/custom-app/files',
  access: { role: 'admin' },
  summary: 'A side of the identity document, or another file. It is encrypted, and never shown again.',
  input: z.object({ kind: z.enum(customAppFileKinds), uploadId: z.uuid() }),
  output: z.object({ app: CustomApp }),
  changes: ['custom app'],
  errors: ['not found', 'upload not complete', 'file type not accepted', 'over the maximum', 'too many app files', 'app requested already'],
  files: { file: 'uploadId' },
})

export const deleteCustomAppFile = endpoint({
  method: 'DELETE',
  path: '/custom-app/files/:id',
  access: { role: 'admin' },
  input: z.object(idInput),
  output: z.object({ app: CustomApp }),
  changes: ['custom app'],
  errors: ['not found', 'app requested already'],
})
