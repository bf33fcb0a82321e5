import { z } from 'zod'
import { NewPassword, PersonName, Phone } from '../account/account.ts'
import { clientFilters, clientSorts, sexes } from '../clients/clients.ts'
import { download, endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { Email, idInput, largestInteger, Nothing } from '../lists.ts'
import { columnFields, refusedRow, tableErrors, tableImport, tableReading } from '../table-imports.ts'

// Clients also register by a professional's link or are imported from a table, and the client list is exported as one.

export const clientIntakeErrors = {
  'no place left': 402,
  'registration link closed': 410,
  'table unreadable': 422,
  'table not text': 422,
  'table cell too long': 422,
  'table too wide': 422,
  'table too large': 422,
  'table too heavy': 422,
  'table empty': 422,
  'table too long': 422,
  'name column needed': 422,
  'column twice': 422,
  'import accepted': 409,
  'nothing to import': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    clientIntake: typeof clientIntakeErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    clientIntake: 'client import' | 'registration link'
  }
}

export const RegistrationLink = z.object({
  code: z.string(),
  /** The address that the QR code contains, too. */
  url: z.string(),
  isOpen: z.boolean(),
})

export const getRegistrationLink = endpoint({
  method: 'GET',
  path: '/clients/registration-link',
  access: { permission: 'create clients' },
  summary: 'The asker’s own link: who registers by a collaborator’s is in that collaborator’s charge. Null until it was made.',
  input: Nothing,
  output: z.object({ link: RegistrationLink.nullable() }),
  shows: ['registration link'],
})

export const renewRegistrationLink = endpoint({
  method: 'POST',
  path: '/clients/registration-link/renew',
  access: { permission: 'create clients' },
  summary: 'Make the link, or a new one: the one before stops working.',
  input: Nothing,
  output: z.object({ link: RegistrationLink }),
  changes: ['registration link'],
})

export const switchRegistrationLink = endpoint({
  method: 'POST',
  path: '/clients/registration-link/switch',
  access: { permission: 'create clients' },
  input: z.object({ isOpen: z.boolean() }),
  output: z.object({ link: RegistrationLink }),
  changes: ['registration link'],
  errors: ['not found'],
})

const Code = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/)

export const getRegistrationFacts = endpoint({
  method: 'GET',
  path: '/register-client/:code',
  access: { public: 'who opens a registration link has no account yet' },
  summary: 'What the page of a registration link shows.',
  input: z.object({ code: Code }),
  output: z.object({ business: z.string(), logo: z.string().nullable(), mainColor: z.string().nullable(), isOpen: z.boolean() }),
  errors: ['not found'],
})

export const registerClientFromLink = endpoint({
  method: 'POST',
  path: '/register/registerClientFromLink',
  access: { public: 'who opens a registration link has no account yet' },
  summary: 'Register as a client of the link’s business. The same answer whether the address has an account or not; signs in at once.',
  input: z.object({
    code: Code,
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    phone: Phone.nullable().optional(),
    password: NewPassword,
    locale: z.enum(languages),
    timeZone: z.string().max(60).optional(),
    hasAgreed: z.literal(true, 'agreement needed'),
  }),
  output: z.object({ access_token: z.string() }),
  changes: { nothing: 'who registers is not signed in to the business' },
  errors: [
    'not found',
    'registration link closed',
    'no place left',
    'agreement needed',
    'common password',
    'password holds the address',
    'phone format',
    'unknown time zone',
    'too many requests',
  ],
  isSecret: true,
})

export const importRowsAtMost = 10_000
export const importMaxBytes = 10_000_000
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'sex',
  'birthDate',
  'heightCm',
  'language',
  'type',
  'tags',
  'goal',
  'injuries',
  'allergies',
  'subscriptionEnd',
  'consentDate',
  'note',
] as const
export const importStates = ['preview', 'waiting', 'running', 'done', 'failed'] as const
/** In a date such as 3/4/1990: which number is the day. */
export const dateOrders = ['day first', 'month first'] as const
export const importFaults = [
  'row too long',
  'name missing',
  'name too long',
  'email wrong',
  'phone wrong',
  'date wrong',
  'date ahead',
  'date too long ago',
  'height wrong',
  'sex unknown',
  'language unknown',
  'text too long',
  'too many tags',
  'twice in the table',
  'known already',
  'address of the team',
  'over the limit',
] as const

const SexWord = z.object({ word: z.string().min(1).max(60), sex: z.enum(sexes).nullable() })

const RefusedRow = z.object({
  ...refusedRow(importFaults),
  /** The column's place, by which its cell can be corrected. */
  columnAt: z.number().int().nullable(),
})

export const ClientImport = z.object({
  ...tableImport({ field: z.enum(importFields), row: RefusedRow }),
  state: z.enum(importStates),
  dateOrder: z.enum(dateOrders),
  /** Set before telephone numbers that have none. */
  countryCode: z.string(),
  invite: z.boolean(),
  /** How many more the plan allows; null where there is no limit. */
  places: z.number().int().nullable(),
  /** The places that a plan with room for all of them would have; null where there is room. */
  placesNeeded: z.number().int().nullable(),
  /** The first types that the table names and that there is no room for: these clients come in without one. */
  typesLeftOut: z.array(z.string()),
  moreTypesLeftOut: z.number().int(),
  /** Words in the column of the sex that are not understood, and those of which somebody has said what they mean. */
  unknownSexes: z.array(z.string()),
  sexes: z.array(SexWord),
  /** Rows that the running import has gone through. */
  done: z.number().int(),
  created: z.number().int(),
})
export type ClientImport = z.output<typeof ClientImport>

const reading = {
  ...tableReading,
  dateOrder: z.enum(dateOrders).optional(),
  countryCode: z
    .string()
    .regex(/^\+[1-9]\d{0,2}$/)
    .optional(),
}

export const startClientImport = endpoint({
  method: 'POST',
  path: '/clients/imports',
  access: { permission: 'create clients' },
  summary: 'Read an uploaded CSV: what its columns probably are, what would be taken and what not. Nothing is imported yet.',
  input: z.object({ uploadId: z.uuid(), ...reading }),
  output: ClientImport,
  changes: ['client import'],
  errors: ['not found', ...tableErrors],
})

export const getClientImport = endpoint({
  method: 'GET',
  path: '/clients/imports/:id',
  access: { permission: 'create clients' },
  input: z.object(idInput),
  output: ClientImport,
  shows: ['client import'],
  errors: ['not found', 'too many requests'],
})

export const updateClientImport = endpoint({
  method: 'PUT',
  path: '/clients/imports/:id',
  access: { permission: 'create clients' },
  summary: 'Read it differently, or say what its columns are (null: left out), in their order.',
  input: z.object({
    ...idInput,
    ...reading,
    fields: columnFields(z.enum(importFields)),
    invite: z.boolean().optional(),
    sexes: z.array(SexWord).max(50).optional(),
    /** Another text for one cell. */
    fix: z
      .object({ line: z.number().int().min(1).max(largestInteger), columnAt: z.number().int().min(0).max(200), value: z.string().max(500) })
      .optional(),
  }),
  output: ClientImport,
  changes: ['client import'],
  errors: ['not found', 'import accepted', 'column twice', ...tableErrors],
})

export const acceptClientImport = endpoint({
  method: 'POST',
  path: '/clients/imports/:id/accept',
  access: { permission: 'create clients' },
  summary: 'Import the accepted rows in the background. Its progress is told as `client import` and by asking again.',
  input: z.object(idInput),
  output: ClientImport,
  changes: ['client import'],
  errors: ['not found', 'import accepted', 'name column needed', 'nothing to import', 'too many requests'],
})

export const cancelClientImport = endpoint({
  method: 'DELETE',
  path: '/clients/imports/:id',
  access: { permission: 'create clients' },
  input: z.object(idInput),
  output: Nothing,
  changes: ['client import'],
  errors: ['not found', 'import accepted'],
})

export const downloadRefusedRows = download({
  method: 'GET',
  path: '/clients/imports/:id/refused',
  access: { permission: 'create clients' },
  summary: 'The refused rows as CSV: line, column and reason, then the whole row as it was, to be corrected and imported again.',
  input: z.object(idInput),
  types: ['text/csv; charset=utf-8'],
  errors: ['not found', 'too many requests'],
})

export const exportFormats = ['csv', 'xlsx'] as const

export const exportClients = download({
  method: 'GET',
  path: '/clients/export',
  access: { permission: 'view clients' },
  summary: 'The clients of these filters as a table.',
  input: z.object({ ...clientFilters, sort: z.enum(clientSorts).default('name'), format: z.enum(exportFormats).default('csv') }),
  types: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
})
