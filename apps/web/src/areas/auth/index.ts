export { handOverCredentials } from './data/handed-over.ts'
export type { Credentials } from './data/handed-over.ts'
export type { Proof } from './data/proof.ts'
export { CredentialsForm, ProofDialog } from './lazy.ts'
