export { handOverCredentials } from './login/handover.ts'
export type { Credentials } from './login/handover.ts'
export type { Proof } from './proof/proof-dialog.tsx'
/** Asks for e-mail and password: another strategy's login looks the same. */
export { CredentialsForm } from './login/credentials-form.tsx'

/** Asks a signed-in person to show that it is they, and then does what they wanted. */
export { ProofDialog } from './proof/proof-dialog.tsx'
/** The login, which comes with the app because everybody sees it first. */
export { Page as LoginPage } from './login/page.tsx'
