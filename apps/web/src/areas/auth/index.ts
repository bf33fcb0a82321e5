export { handOverCredentials } from './login/handover.ts'
export type { Credentials } from './login/handover.ts'
export type { Proof } from './data/proof.ts'
export { CredentialsForm, ProofDialog } from './lazy.ts'
