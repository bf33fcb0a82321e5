import { lazyPart } from '#lib/lazy-part'

export { handOverCredentials } from './login/handover.ts'
export type { Credentials } from './login/handover.ts'
export type { Proof } from './proof/proof-dialog.tsx'

/** Asks for e-mail and password: another strategy's login looks the same. */
export const loadCredentialsForm = () => import('./login/credentials-form.tsx')

/** Asks a signed-in person to show that it is they, and then does what they wanted. */
export const ProofDialog = lazyPart(() => import('./proof/proof-dialog.tsx'), 'ProofDialog')
