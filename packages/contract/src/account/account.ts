import { z } from 'zod'
import { appearances, OtherWaysIn, PasskeyAnswer, proofInput, SecondFactorCode, TypedPassword } from '../auth/auth.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { Email, Nothing, Timestamp } from '../lists.ts'
import { professions } from '../roles.ts'

export const accountErrors = {
  'registration closed': 403,
  'agreement needed': 422,
  'common password': 422,
  'password holds the address': 422,
  'phone format': 422,
  'unknown time zone': 422,
  'dead link': 410,
  'address taken': 409,
  'address confirmed': 409,
  'log in to confirm': 403,
  'no deletion asked': 409,
  'export in progress': 409,
  'too many exports': 429,
  'invitation declined': 422,
  'password needed': 409,
  'account exists': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    account: typeof accountErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    account: 'export'
  }
}

export const passwordLength = { min: 10, max: 200 } as const
export const deletionDays = 7
export const exportDays = 7
export const linkLife = { resetMinutes: 60, reviewMinutes: 30, invitationDays: 14, confirmationDays: 14 } as const
/** The limit of mails to people who registered by a link, until an admin of the business has proved an address. */
export const unconfirmedMailsPerDay = 10
/** The limit of exports of one kind, within 24 hours. */
export const exportsPerDay = 5
export const photoMaxBytes = 10_000_000
export const linkKinds = [
  'confirm address',
  'change address',
  'reset password',
  'choose password',
  'review ways in',
  'invitation',
  'keep account',
] as const
/**
 * The next step after a link of an address was opened. In the account's own session nothing else changes. Elsewhere the password is chosen
 * anew, or the account joins the older one of the address; a change of address waits until somebody signs in to the account.
 */
export const confirmationSteps = ['nothing else', 'choosing a password', 'joining', 'logging in'] as const
export const exportStates = ['waiting', 'ready', 'failed'] as const
export const exportScopes = ['person', 'workspace'] as const

export const NewPassword = z.string().min(passwordLength.min).max(passwordLength.max)
export const PersonName = z.string().trim().min(1).max(80)
/** A number with country code, without zeros before it, parentheses or hyphens. Blanks between the digits are allowed. */
export const Phone = z
  .string()
  .trim()
  .max(30)
  .regex(/^(\+[1-9]( ?\d){6,14})?$/, 'phone format')
export const LinkToken = z.string().min(20).max(200)

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: { public: 'a professional has no account yet' },
  summary: 'Register as a professional: person, workspace, its admin and a 30-day trial. Signs in at once.',
  input: z.object({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    password: NewPassword,
    businessName: z.string().trim().min(1).max(120),
    profession: z.enum(professions),
    locale: z.enum(languages),
    /** The browser's time zone: it becomes the person's own, and the preset for new clients of the business. */
    timeZone: z.string().max(60).optional(),
    hasAgreed: z.literal(true, 'agreement needed'),
  }),
  output: z.object({ access_token: z.string() }),
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
  errors: [
    'registration closed',
    'agreement needed',
    'common password',
    'password holds the address',
    'unknown time zone',
    'too many requests',
  ],
  isSecret: true,
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/confirm-address',
  access: { public: 'the link in the mail is the proof' },
  summary:
    'From a session of the account all stays as it is. Else the link proves the address alone: whatever opened the ' +
    'account before ends, and a password is chosen with the token of the answer. A new address takes the session.',
  input: z.object({ token: LinkToken }),
  output: z.object({
    /** 'joined': the address already had an account, and the new business now belongs to that one. */
    outcome: z.enum(['confirmed', 'changed', 'joined']),
    email: z.string(),
    /** The token for `setPassword`, if the account has no password any more. */
    passwordToken: z.string().nullable(),
  }),
  changes: { nothing: 'whoever signed in by another account first leaves that session' },
  errors: ['dead link', 'address taken', 'log in to confirm'],
  isSecret: true,
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/resend-confirmation',
  access: 'any',
  input: Nothing,
  output: Nothing,
  changes: { nothing: 'it only sends a mail' },
  errors: ['address confirmed', 'too many requests'],
})

export const getLink = endpoint({
  method: 'GET',
  path: '/links/:token',
  access: { public: 'the link in the mail is the proof' },
  summary: 'Whether a link still works, so that its page can say so at once. Using it is another call.',
  input: z.object({ token: LinkToken }),
  output: z.object({
    kind: z.enum(linkKinds).nullable(),
    isLive: z.boolean(),
    /** An address link that was used or is no longer needed, because its purpose is already fulfilled. */
    isDone: z.boolean(),
    email: z.string().nullable(),
    /** The next step after using the link of an address from here; null for the other kinds. */
    leadsTo: z.enum(confirmationSteps).nullable(),
  }),
})

export const askPasswordReset = endpoint({
  method: 'POST',
  path: '/password/reset/email',
  access: { public: 'who forgot the password cannot sign in' },
  summary: 'The same answer whether the address has an account or not.',
  input: z.object({ email: Email }),
  output: Nothing,
  changes: { nothing: 'it only sends a mail' },
  errors: ['too many requests'],
})

const PasswordSet = z.object({
  email: z.string(),
  /** Passkeys and second factor of the account, with a token to remove them; null where there are none. */
  otherWaysIn: OtherWaysIn.extend({ token: z.string() }).nullable(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  access: { public: 'the link in the mail is the proof' },
  input: z.object({ token: LinkToken, email: Email, password: NewPassword }),
  output: PasswordSet,
  changes: { nothing: 'nobody is signed in where a link is used' },
  errors: ['dead link', 'common password', 'password holds the address'],
  isSecret: true,
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/password/set',
  access: { public: 'the link in the invitation is the proof' },
  summary: 'Accepts an invitation sent to an address that has no account: the password makes one.',
  input: z.object({ token: LinkToken, password: NewPassword, hasAgreed: z.literal(true, 'agreement needed') }),
  output: PasswordSet,
  changes: { nothing: 'nobody is signed in where a link is used' },
  errors: ['dead link', 'account exists', 'agreement needed', 'common password', 'password holds the address'],
  isSecret: true,
})

export const choosePassword = endpoint({
  method: 'POST',
  path: '/password/choose',
  access: { public: 'the address was proved by its link just now' },
  summary: 'The password of an account whose owner has confirmed the address without being signed in.',
  input: z.object({ token: LinkToken, password: NewPassword }),
  output: PasswordSet,
  changes: { nothing: 'nobody is signed in where a link is used' },
  errors: ['dead link', 'common password', 'password holds the address'],
  isSecret: true,
})

export const removeOtherWayIn = endpoint({
  method: 'POST',
  path: '/password/ways-in/remove',
  access: { public: 'the password was chosen by a mailed link just now' },
  summary: 'Removes a passkey, or by a code of it the second factor. Answers what is left.',
  input: z.union([z.strictObject({ token: LinkToken, passkeyId: z.uuid() }), z.strictObject({ token: LinkToken, code: SecondFactorCode })]),
  output: OtherWaysIn,
  changes: ['account', 'passkey'],
  errors: ['dead link', 'not found', 'wrong code', 'second factor off', 'too many requests'],
})

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  newEmail: z.string().nullable(),
  phone: z.string().nullable(),
  timeZone: z.string(),
  appearance: z.enum(appearances),
  photo: z.string().nullable(),
})

export const updateProfile = endpoint({
  method: 'POST',
  path: '/profile',
  access: 'any',
  summary: 'Only what is sent changes. A new address counts once the link sent to it was opened, and asks for the password.',
  input: z.object({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    email: Email.optional(),
    phone: Phone.nullable().optional(),
    timeZone: z.string().max(60).optional(),
    appearance: z.enum(appearances).optional(),
    photoUploadId: z.uuid().optional(),
    removesPhoto: z.union([z.boolean(), z.stringbool()]).optional(),
    password: TypedPassword.optional(),
    passkey: PasskeyAnswer.optional(),
  }),
  output: Profile,
  changes: { nothing: 'the answer is put into the cached account: a new address counts only once its link is made' },
  errors: ['not found', 'phone format', 'unknown time zone', 'wrong password', 'proof needed', 'too many requests'],
  files: { photo: 'photoUploadId' },
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/change-password',
  access: 'any',
  summary: 'Ends every other session.',
  input: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  output: Nothing,
  changes: ['session'],
  errors: ['wrong password', 'common password', 'password holds the address', 'too many requests'],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/delete-account',
  access: 'any',
  summary: 'An export is made first; after seven days everything of the person is erased unless it was cancelled.',
  input: z.object(proofInput),
  output: z.object({
    deletionDueAt: Timestamp,
    /** Businesses that have no other admin and are erased too, clients' records included. */
    workspaces: z.array(z.string()),
  }),
  changes: ['account', 'export'],
  errors: ['wrong password', 'proof needed', 'too many requests'],
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/delete-account/cancel',
  access: 'any',
  input: Nothing,
  output: Nothing,
  changes: ['account'],
  errors: ['no deletion asked'],
})

export const keepAccountByLink = endpoint({
  method: 'POST',
  path: '/keep-account',
  access: { public: 'the link in the mail is the proof' },
  input: z.object({ token: LinkToken }),
  output: Nothing,
  changes: ['account'],
  errors: ['dead link'],
})

export const setLocale = endpoint({
  method: 'POST',
  path: '/set-locale',
  access: 'any',
  input: z.object({ locale: z.enum(languages) }),
  output: z.object({ locale: z.enum(languages) }),
  changes: { nothing: 'the app reads everything again in the other language' },
})

export const setTutorialStep = endpoint({
  method: 'POST',
  path: '/set-tutorial-step',
  access: 'any',
  summary: 'How far the set-up checklist of the current workspace has come.',
  input: z.object({ step: z.number().int().min(0).max(100) }),
  output: z.object({ tutorialStep: z.number().int() }),
  changes: ['account'],
  errors: ['not found'],
})

export const updateDevices = endpoint({
  method: 'POST',
  path: '/update-devices',
  access: 'any',
  summary: 'Push reaches this session’s device: by OneSignal ids, or by the browser’s own subscription.',
  input: z.union([
    z.strictObject({ osAppId: z.string().min(1).max(100), playerId: z.string().min(1).max(200) }),
    z.strictObject({
      subscription: z.strictObject({
        endpoint: z.url({ protocol: /^https$/ }).max(1000),
        expirationTime: z.number().nullable().optional(),
        keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
      }),
    }),
  ]),
  output: Nothing,
  changes: { nothing: 'no screen shows where notifications are pushed to' },
})

export const checkRefresh = endpoint({
  method: 'GET',
  path: '/should-refresh-page',
  access: 'any',
  summary: 'Whether the page runs an older build than the server offers.',
  input: z.object({ build: z.string().max(100).optional() }),
  output: z.object({ shouldRefresh: z.boolean() }),
})

export const Export = z.object({
  id: z.uuid(),
  scope: z.enum(exportScopes),
  state: z.enum(exportStates),
  bytes: z.number().int().nullable(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  link: z.string().nullable(),
})

export const startExport = endpoint({
  method: 'POST',
  path: '/exports',
  access: 'any',
  summary: 'An archive with JSON, CSV and files: one’s own data, and for an admin the whole workspace.',
  input: z.object({ ...proofInput, scope: z.enum(exportScopes) }),
  output: Export,
  changes: ['export'],
  errors: ['forbidden', 'export in progress', 'too many exports', 'wrong password', 'proof needed', 'too many requests'],
})

export const listExports = endpoint({
  method: 'GET',
  path: '/exports',
  access: 'any',
  input: Nothing,
  output: z.object({ exports: z.array(Export) }),
  shows: ['export'],
})
