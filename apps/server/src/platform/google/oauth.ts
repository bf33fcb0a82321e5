import { createHash, randomBytes } from 'node:crypto'
import { faultOf, GoogleError, parseAnswer } from './client.ts'
import { requireGoogle } from './installed.ts'

const calendarEvents = 'https://www.googleapis.com/auth/calendar.events'
const calendarList = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly'
/** Google answers `email` by its long name. */
export const neededScopes = ['openid', 'https://www.googleapis.com/auth/userinfo.email', calendarEvents, calendarList] as const
const askedScopes = ['openid', 'email', calendarEvents, calendarList]

export const newVerifier = (): string => randomBytes(48).toString('base64url')

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

interface Consent {
  state: string
  verifier: string
  redirectUri: string
  /** Lets the person choose another account than the one that is signed in. */
  choosesAccount: boolean
}

export function consentUrl({ state, verifier, redirectUri, choosesAccount }: Consent): string {
  const { clientId, consentAddress } = requireGoogle()
  const url = new URL(consentAddress)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: askedScopes.join(' '),
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    // a refresh token is answered only where consent is asked again
    prompt: choosesAccount ? 'select_account consent' : 'consent',
    include_granted_scopes: 'false',
  }).toString()
  return url.toString()
}

export interface GoogleTokens {
  accessToken: string
  accessEndsAt: string
  /** Answered once, with the code. */
  refreshToken: string | undefined
  scopes: string[]
}

async function askTokens(form: Record<string, string>): Promise<GoogleTokens> {
  const { clientId, clientSecret, send } = requireGoogle()
  const answer = await send({
    method: 'POST',
    url: 'https://oauth2.googleapis.com/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form }).toString(),
  })
  const fault = faultOf(answer)
  if (fault) throw fault
  const { access_token, expires_in, refresh_token, scope } = parseAnswer(answer.body)
  if (typeof access_token !== 'string' || typeof expires_in !== 'number') throw new GoogleError('refused', { reason: 'no token' })
  return {
    accessToken: access_token,
    accessEndsAt: new Date(Date.now() + expires_in * 1000).toISOString(),
    refreshToken: typeof refresh_token === 'string' ? refresh_token : undefined,
    scopes: typeof scope === 'string' ? scope.split(' ') : [],
  }
}

interface CodeExchange {
  code: string
  verifier: string
  redirectUri: string
}

export const exchangeCode = ({ code, verifier, redirectUri }: CodeExchange): Promise<GoogleTokens> =>
  askTokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri })

export const refreshTokens = (refreshToken: string): Promise<GoogleTokens> =>
  askTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })

/** Ends our access. A token that is unknown by now is revoked already. */
export async function revokeToken(token: string): Promise<void> {
  const answer = await requireGoogle().send({
    method: 'POST',
    url: 'https://oauth2.googleapis.com/revoke',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }).toString(),
  })
  const fault = faultOf(answer)
  if (fault && answer.status !== 400) throw fault
}

export interface GoogleAccount {
  subject: string
  email: string
}

export async function getAccount(accessToken: string): Promise<GoogleAccount> {
  const answer = await requireGoogle().send({
    method: 'GET',
    url: 'https://www.googleapis.com/oauth2/v2/userinfo',
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  })
  const fault = faultOf(answer)
  if (fault) throw fault
  const { id, email } = parseAnswer(answer.body)
  if (typeof id !== 'string' || typeof email !== 'string') throw new GoogleError('refused', { reason: 'no account' })
  return { subject: id, email }
}
