export type PasskeyFailure = 'dismissed' | 'aborted' | 'known already' | 'impossible'

/** Why the browser gave no passkey; nothing where the failure was another's. */
export function passkeyFailureOf(error: unknown): PasskeyFailure | undefined {
  if (!(error instanceof Error)) return undefined
  switch (error.name) {
    // closed, refused or waited for too long: browsers do not tell which
    case 'NotAllowedError':
      return 'dismissed'
    case 'AbortError':
      return 'aborted'
    case 'InvalidStateError':
      return 'known already'
    case 'NotSupportedError':
    case 'SecurityError':
    case 'ConstraintError':
      return 'impossible'
    default:
      return undefined
  }
}

export const mayUsePasskeys = (): boolean => globalThis.PublicKeyCredential !== undefined
