import { z } from 'zod'
import { forOperator, Reason } from '../dash/access.ts'
import { download, endpoint } from '../endpoint.ts'
import { Day, idInput, listInput, Revision, Timestamp } from '../lists.ts'
import {
  CustomApp,
  customAppFieldErrors,
  customAppFields,
  CustomAppLogo,
  customAppPayments,
  customAppSteps,
  customAppTurns,
  stepNoteAtMost,
} from './custom-apps.ts'

// The operator's side of the businesses' own apps.

export const operatorAppStates = ['draft', 'in progress', 'active'] as const
export const operatorAppSorts = ['-changed', 'changed', 'business', '-business'] as const
export type OperatorAppSort = (typeof operatorAppSorts)[number]
export const operatorAppsPerPage = 50

const appFacts = {
  id: z.uuid(),
  workspaceId: z.uuid(),
  business: z.string(),
  state: z.enum(operatorAppStates),
  name: z.string(),
  mainColor: z.string().nullable(),
  logo: CustomAppLogo.nullable(),
  payment: z.enum(customAppPayments),
  requestedAt: Timestamp.nullable(),
  activationDate: Day.nullable(),
  updatedAt: Timestamp,
}

export const OperatorAppRow = z.object({
  ...appFacts,
  /** The steps that somebody has to go on with. */
  openSteps: z.array(z.object({ step: z.enum(customAppSteps), turn: z.enum(customAppTurns) })),
})
export type OperatorAppRow = z.output<typeof OperatorAppRow>

export const OperatorApp = z.object({
  ...appFacts,
  ...CustomApp.pick({
    businessName: true,
    country: true,
    vatNumber: true,
    fiscalCode: true,
    billingAddress: true,
    postalCode: true,
    certifiedMail: true,
    recipientCode: true,
    files: true,
    iosUrl: true,
    androidUrl: true,
    steps: true,
  }).shape,
  revision: z.int(),
  minAppVersion: z.string().nullable(),
  pushAppId: z.string().nullable(),
  /** The key itself is sealed, and never answered. */
  hasPushKey: z.boolean(),
  installments: z.int().nullable(),
  /** The parts without which it cannot be active. */
  unready: z.array(z.enum(['name', 'mainColor', 'logo'])),
  may: z.object({
    begin: z.boolean(),
    activate: z.boolean(),
    deactivate: z.boolean(),
    moveSteps: z.boolean(),
    /** A request is paid through its order, and nowhere else. */
    changePayment: z.boolean(),
  }),
})
export type OperatorApp = z.output<typeof OperatorApp>

export const listOperatorApps = endpoint({
  method: 'GET',
  path: '/dash/customApps',
  access: forOperator,
  summary: 'The apps of all businesses, 50 a page.',
  input: z.object({
    ...listInput,
    state: z.enum(operatorAppStates).optional(),
    turn: z.enum(customAppTurns).optional(),
    sort: z.enum(operatorAppSorts).default('-changed'),
  }),
  output: z.object({ customApps: z.array(OperatorAppRow), nextPage: z.int(), total: z.int() }),
  shows: ['custom app'],
})

export const AppCoach = z.object({ id: z.uuid(), business: z.string(), owner: z.string(), email: z.string() })
export type AppCoach = z.output<typeof AppCoach>

export const listAppCoaches = endpoint({
  method: 'GET',
  path: '/dash/customApps/coaches',
  access: forOperator,
  summary: 'The businesses that have no app yet, 50 a page.',
  input: z.object(listInput),
  output: z.object({ coaches: z.array(AppCoach), nextPage: z.int() }),
  shows: ['custom app', 'business of the operator'],
})

export const getOperatorApp = endpoint({
  method: 'GET',
  path: '/dash/customApps/:id',
  access: forOperator,
  input: z.object(idInput),
  output: z.object({ app: OperatorApp }),
  shows: ['custom app'],
  errors: ['not found'],
})

const changes = ['custom app', 'business of the operator', 'intervention'] as const

export const createOperatorApp = endpoint({
  method: 'POST',
  path: '/dash/customApps',
  access: forOperator,
  summary: 'Begins a draft for a business that has not asked for an app itself.',
  input: z.object({ workspaceId: z.uuid(), name: customAppFields.name, mainColor: customAppFields.mainColor }),
  output: z.object({ app: OperatorApp }),
  changes,
  errors: ['not found', 'app exists already', 'app colour wrong'],
})

const StoreUrl = z.string().trim().max(500).nullable().optional()

export const updateOperatorApp = endpoint({
  method: 'POST',
  path: '/dash/customApps/:id',
  access: forOperator,
  summary: 'Only what is sent changes. An activation date makes the app active, and its removal puts it back in progress.',
  input: z.object({
    ...idInput,
    /** The revision that was read; an older one is refused. */
    revision: Revision,
    ...customAppFields,
    removeLogo: z.boolean().optional(),
    minAppVersion: z
      .string()
      .trim()
      .regex(/^\d{1,4}(\.\d{1,4}){0,2}$/)
      .nullable()
      .optional(),
    pushAppId: z.uuid().nullable().optional(),
    /** Null forgets it. */
    pushKey: z.string().trim().min(8).max(200).nullable().optional(),
    iosUrl: StoreUrl,
    androidUrl: StoreUrl,
    installments: z.int().min(2).max(12).nullable().optional(),
    payment: z.enum(customAppPayments).optional(),
    /** Work on a draft begins without its payment. */
    begins: z.literal(true).optional(),
    activationDate: Day.nullable().optional(),
    /** Needed to take an active app back. The business reads it. */
    reason: Reason.optional(),
    step: z
      .object({
        step: z.enum(customAppSteps),
        /** Null where it has not begun. */
        turn: z.enum([...customAppTurns, 'done']).nullable(),
        note: z.string().trim().max(stepNoteAtMost).default(''),
      })
      .optional(),
  }),
  output: z.object({ app: OperatorApp }),
  changes,
  errors: [
    'not found',
    'changed meanwhile',
    ...customAppFieldErrors,
    'app not ready',
    'app logo too small',
    'app logo not square',
    'app logo transparent',
    'app not in progress',
    'app state differs',
    'store address wrong',
    'push app taken',
  ],
  files: { logo: 'logoUploadId' },
})

/** A document that has been decrypted for one look at it. */
export const openRequestFile = download({
  method: 'GET',
  path: '/dash/customApps/request/file/:id',
  access: forOperator,
  summary: 'A file of a request. Asks for a fresh proof and a reason, which the business reads.',
  input: z.object({ ...idInput, appId: z.uuid(), reason: Reason }),
  types: ['application/octet-stream'],
  errors: ['not found', 'fresh proof needed'],
})
