export { handOverCredentials } from './login/handover.ts'
export type { Credentials } from './login/handover.ts'
export type { Proof } from './proof/proof-dialog.tsx'
export { CredentialsForm, ProofDialog } from './lazy.ts'
