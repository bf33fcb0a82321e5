import { OutsideError } from '#platform/errors'
import { exchangeCode, getAccount, hasFault, neededScopes, revokeToken } from '#platform/google'
import { returnAddress } from './consents.ts'
import type { LinkedAccount } from './links.ts'

interface Code {
  code: string
  verifier: string
}

/** Exchanges the code of a consent for tokens, and refuses a consent that leaves out what we need. */
export async function redeemCode({ code, verifier }: Code): Promise<LinkedAccount> {
  try {
    const tokens = await exchangeCode({ code, verifier, redirectUri: returnAddress() })
    const { refreshToken, accessToken, scopes } = tokens
    if (neededScopes.some(scope => !scopes.includes(scope))) {
      await revokeToken(refreshToken ?? accessToken)
      throw new OutsideError('the consent leaves out scopes', { refusal: 'google rights missing', isFinal: true })
    }
    if (refreshToken === undefined) throw new OutsideError('no refresh token', { refusal: 'google refused', isFinal: true })
    return { ...(await getAccount(accessToken)), tokens: { ...tokens, refreshToken } }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    const isAway = hasFault(error, 'busy')
    throw new OutsideError('the code was not redeemed', {
      refusal: isAway ? 'google away' : 'google refused',
      isFinal: !isAway,
      cause: error,
    })
  }
}
