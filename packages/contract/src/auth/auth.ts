import { z } from 'zod'
import { brands, variants } from '../brands.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { Email, idInput, Nothing, Timestamp } from '../lists.ts'
import { permissions } from '../permission-names.ts'
import { professions, roles, workspaceRoles } from '../roles.ts'

export const authErrors = {
  'wrong credentials': 422,
  'wrong password': 422,
  'wrong code': 422,
  'proof needed': 422,
  'fresh proof needed': 403,
  'account closed': 403,
  'second factor on': 409,
  'second factor off': 409,
  'passkey refused': 422,
  'too many passkeys': 422,
  'address unconfirmed': 403,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    auth: typeof authErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    auth: 'account' | 'session' | 'passkey'
  }
}

export const appearances = ['auto', 'light', 'dark'] as const
export const passkeysAtMost = 20
export const recoveryCodeCount = 10

/** A password as somebody types it to sign in; what a new one must be is in account.ts. */
export const TypedPassword = z.string().min(1).max(200)
/** Six digits of the authenticator app, or a recovery code. */
export const SecondFactorCode = z.string().trim().min(6).max(40)
/** The answer of the browser's credential call, as JSON. */
export const Credential = z.record(z.string(), z.unknown())

export const PasskeyAnswer = z.strictObject({ challengeId: z.uuid(), credential: Credential })
/** The options for the browser's credential call, as JSON. */
export const PasskeyQuestion = z.object({ challengeId: z.uuid(), options: z.record(z.string(), z.unknown()) })

/** Before a sensitive change a person proves who they are, by password or by a fresh passkey. */
export const proofInput = { password: TypedPassword.optional(), passkey: PasskeyAnswer.optional() }
const Proof = z.object(proofInput)
/** With the second factor on, its code is needed too; a passkey replaces password and code. */
const FullProof = z.object({ ...proofInput, code: SecondFactorCode.optional() })

/** The look of the business's own app, from the day on which it is active. */
export const CustomApp = z.object({
  name: z.string(),
  logo_url: z.string().nullable(),
  theme: z.object({ main_color: z.string().nullable() }),
  /** The pages of the stores. */
  ios_url: z.string().nullable(),
  android_url: z.string().nullable(),
  /** Older builds of the app ask for an update. */
  min_app_version: z.string().nullable(),
})

export const MembershipChoice = z.object({ workspaceId: z.uuid(), name: z.string(), role: z.enum(workspaceRoles) })

export const CurrentWorkspace = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(workspaceRoles),
  currency: z.enum(['EUR', 'USD']),
  profession: z.enum(professions),
  /** The presets of new clients. */
  presets: z.object({
    language: z.enum(languages),
    timeZone: z.string(),
    /** The country code for telephone numbers that are written without one. */
    countryCode: z.string(),
  }),
  /** An admin has proved an address; until then the invitations of the business wait. */
  hasProvedAddress: z.boolean(),
  /** The operator has suspended the business, for this reason. */
  suspensionReason: z.string().nullable(),
  /** The days left of the free trial; null when it is over, and for everyone except the admin. */
  trialDays: z.number().int().nullable(),
})

export const LoggedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(languages),
  roles: z.array(z.enum(roles)),
  custom_app: CustomApp.nullable(),
  is_premium: z.boolean(),
  is_test: z.boolean(),
  /** The price in cents of the workspace's currency. */
  plan: z.object({ name: z.string(), price: z.number().int() }).nullable(),
  player_id: z.string().nullable(),
  is_mobile: z.boolean(),
  platform_name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  timeZone: z.string(),
  appearance: z.enum(appearances),
  photo: z.string().nullable(),
  tutorialStep: z.number().int(),
  isEmailConfirmed: z.boolean(),
  /** The new address, until somebody confirms it. */
  newEmail: z.string().nullable(),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodes: z.number().int(), passkeys: z.number().int() }),
  deletionDueAt: Timestamp.nullable(),
  /** A super admin gets the rights once this session has shown a second factor or a passkey. */
  isGuardMissing: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  memberships: z.array(MembershipChoice),
  workspace: CurrentWorkspace.nullable(),
})

const Me = z.object({ user: LoggedUser })
const Token = z.object({ access_token: z.string() })

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: { public: 'nobody is signed in yet' },
  summary: 'Sign in. With a second factor on and no code given, the answer asks for it instead of giving the token.',
  input: z.object({ email: Email, password: TypedPassword, code: SecondFactorCode.optional() }),
  output: z.object({
    access_token: z.string().optional(),
    second_factor: z.object({ kinds: z.array(z.enum(['authenticator', 'recovery code'])) }).optional(),
  }),
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
  errors: ['wrong credentials', 'wrong code', 'account closed', 'too many requests'],
  isSecret: true,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'any',
  input: Nothing,
  output: Nothing,
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
})

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'any',
  input: Nothing,
  output: Me,
  shows: ['account', 'membership', 'passkey', 'custom app'],
})

export const enterWorkspace = endpoint({
  method: 'POST',
  path: '/auth/workspace',
  access: 'any',
  summary: 'Make another of one’s workspaces the one that new tabs open.',
  input: z.object({ workspaceId: z.uuid() }),
  output: Me,
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
  errors: ['not found'],
})

export const Session = z.object({
  id: z.uuid(),
  /** Browser and system, such as 'Chrome · macOS'; empty when unknown. */
  device: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  isCurrent: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'any',
  input: Nothing,
  output: z.object({ sessions: z.array(Session) }),
  shows: ['session'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'any',
  input: Nothing,
  output: Nothing,
  changes: ['session'],
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'any',
  input: z.object(idInput),
  output: Nothing,
  changes: ['session'],
  errors: ['not found'],
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'any',
  summary: 'A secret for the authenticator app; it counts once a code of it was given.',
  input: Proof,
  output: z.object({ secret: z.string(), address: z.string() }),
  changes: { nothing: 'the second factor is on once a code confirms it' },
  errors: ['address unconfirmed', 'wrong password', 'proof needed', 'second factor on', 'too many requests'],
  isSecret: true,
})

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'any',
  input: z.object({ code: SecondFactorCode }),
  output: RecoveryCodes,
  changes: ['account'],
  errors: ['address unconfirmed', 'wrong code', 'second factor on', 'second factor off', 'too many requests'],
  isSecret: true,
})

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'any',
  input: FullProof,
  output: Nothing,
  changes: ['account'],
  errors: ['wrong password', 'wrong code', 'proof needed', 'second factor off', 'too many requests'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  access: 'any',
  input: FullProof,
  output: RecoveryCodes,
  changes: ['account'],
  errors: ['wrong password', 'wrong code', 'proof needed', 'second factor off', 'too many requests'],
  isSecret: true,
})

export const Passkey = z.object({ id: z.uuid(), name: z.string(), createdAt: Timestamp, lastUsedAt: Timestamp.nullable() })

/** The passkeys and the second factor of an account, beside its password. */
export const OtherWaysIn = z.object({ passkeys: z.array(Passkey), hasSecondFactor: z.boolean() })
export type OtherWaysIn = z.infer<typeof OtherWaysIn>

const PasskeyName = z.string().trim().min(1).max(80)

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/auth/passkeys',
  access: 'any',
  input: Nothing,
  output: z.object({ passkeys: z.array(Passkey) }),
  shows: ['passkey'],
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'any',
  input: Proof,
  output: PasskeyQuestion,
  changes: { nothing: 'it only poses a question' },
  errors: ['address unconfirmed', 'wrong password', 'proof needed', 'too many passkeys', 'too many requests'],
  isSecret: true,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys',
  access: 'any',
  input: PasskeyAnswer.extend({ name: PasskeyName }),
  output: Passkey,
  changes: ['passkey'],
  errors: ['address unconfirmed', 'not found', 'passkey refused', 'too many passkeys'],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/auth/passkeys/:id',
  access: 'any',
  input: z.object({ ...idInput, name: PasskeyName }),
  output: Passkey,
  changes: ['passkey'],
  errors: ['not found'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  access: 'any',
  input: Proof.extend(idInput),
  output: Nothing,
  changes: ['passkey'],
  errors: ['not found', 'wrong password', 'proof needed', 'too many requests'],
})

export const askPasskeyProof = endpoint({
  method: 'POST',
  path: '/auth/passkeys/proof',
  access: 'any',
  summary: 'The question whose answer serves as `passkey` wherever a password would.',
  input: Nothing,
  output: PasskeyQuestion,
  isSecret: true,
  changes: { nothing: 'it only poses a question' },
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkeys/login/options',
  access: { public: 'nobody is signed in yet' },
  input: Nothing,
  output: PasskeyQuestion,
  isSecret: true,
  changes: { nothing: 'it only poses a question' },
})

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/login',
  access: { public: 'nobody is signed in yet' },
  summary: 'Sign in by a passkey, which counts as both factors.',
  input: PasskeyAnswer,
  output: Token,
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
  errors: ['passkey refused', 'account closed'],
  isSecret: true,
})

export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  access: { public: 'what the pages must know before anybody signs in' },
  input: Nothing,
  output: z.object({
    brand: z.enum(brands),
    variant: z.enum(variants),
    isProduction: z.boolean(),
    isCoachRegistrationOpen: z.boolean(),
    /** Without plans nothing is limited, and there is nothing to pay here. */
    hasPlans: z.boolean(),
    build: z.string().nullable(),
    supportEmail: z.string().nullable(),
    operatorName: z.string().nullable(),
    /** Whether Google accounts can be linked here. */
    hasGoogle: z.boolean(),
    push: z.object({ vapidKey: z.string(), oneSignalAppId: z.string().nullable() }),
    thirdParty: z.object({
      sentryDsn: z.string().nullable(),
      analyticsScript: z.string().nullable(),
      heatmapScript: z.string().nullable(),
    }),
  }),
})
