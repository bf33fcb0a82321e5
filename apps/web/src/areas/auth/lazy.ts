import { lazy } from 'react'

/** Asks for e-mail and password: another strategy's login looks the same. */
export const CredentialsForm = lazy(async () => ({ default: (await import('./login/credentials-form.tsx')).CredentialsForm }))

/** Asks a signed-in person to show that it is they, and then does what they wanted. */
export const ProofDialog = lazy(async () => ({ default: (await import('./proof/proof-dialog.tsx')).ProofDialog }))
