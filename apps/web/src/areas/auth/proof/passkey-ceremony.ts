import { askPasskeyProof, startPasskeyLogin } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import type { startPasskey } from '@allenio/contract/auth'
import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { call } from '#lib/api'

export interface PasskeyAnswer {
  challengeId: string
  credential: Record<string, unknown>
}

type Question = Output<typeof startPasskey>

// the server's library creates these options for the browser's library, so the two agree on their shape
const requestOf = (options: Question['options']) => options as unknown as PublicKeyCredentialRequestOptionsJSON
const creationOf = (options: Question['options']) => options as unknown as PublicKeyCredentialCreationOptionsJSON

/** Asks for any passkey that this device knows, in the browser's own window. */
export async function passkeyForLogin(): Promise<PasskeyAnswer> {
  const { challengeId, options } = await call(startPasskeyLogin, {})
  return { challengeId, credential: { ...(await startAuthentication({ optionsJSON: requestOf(options) })) } }
}

/** Offers the passkeys among the browser's autofill suggestions; resolves when one is chosen there. */
export async function passkeyFromAutofill(): Promise<PasskeyAnswer | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  const { challengeId, options } = await call(startPasskeyLogin, {})
  return { challengeId, credential: { ...(await startAuthentication({ optionsJSON: requestOf(options), useBrowserAutofill: true })) } }
}

export async function passkeyForProof(): Promise<PasskeyAnswer> {
  const { challengeId, options } = await call(askPasskeyProof, {})
  return { challengeId, credential: { ...(await startAuthentication({ optionsJSON: requestOf(options) })) } }
}

export async function makePasskey({ challengeId, options }: Question): Promise<PasskeyAnswer> {
  return { challengeId, credential: { ...(await startRegistration({ optionsJSON: creationOf(options) })) } }
}

/** Cancels a passkey request that the browser still has open, because nobody needs its answer any more. */
export const stopCeremony = () => WebAuthnAbortService.cancelCeremony()
