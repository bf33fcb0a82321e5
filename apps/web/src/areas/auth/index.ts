import { areaScreens } from '#lib/screens'
import { lazy } from 'react'

export const screens = areaScreens('auth', [
  { path: '/login', layout: 'guest', access: { public: true }, title: { it: 'Accedi', en: 'Log in' }, page: () => import('./pages/login.tsx') },
])

/** Asks for e-mail and password: another strategy's login looks the same. */
export const CredentialsForm = lazy(async () => ({ default: (await import('./parts/credentials-form.tsx')).CredentialsForm }))
/** Asks a signed-in person to show that it is they, and then does what they wanted. */
export const ProofDialog = lazy(async () => ({ default: (await import('./parts/proof-dialog.tsx')).ProofDialog }))
export { handOverCredentials } from './data/handed-over.ts'
export type { Credentials } from './data/handed-over.ts'
export type { Proof } from './data/proof.ts'
