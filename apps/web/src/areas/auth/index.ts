import { areaScreens } from '#lib/screens'
import { addSettingsSections } from '#areas/account'
import { lazy } from 'react'

export const screens = areaScreens('auth', [
  { path: '/login', layout: 'guest', access: { public: true }, title: { it: 'Accedi', en: 'Log in' }, page: () => import('./pages/login.tsx') },
])

addSettingsSections([
  {
    id: 'second-factor',
    order: 30,
    title: { it: 'Verifica in due passaggi', en: 'Two-step verification' },
    text: { it: 'Un codice oltre alla password', en: 'A code besides the password' },
    section: () => import('./settings/second-factor.tsx'),
  },
  {
    id: 'passkeys',
    order: 40,
    title: { it: 'Passkey', en: 'Passkeys' },
    text: { it: 'Con l’impronta, il volto o il PIN', en: 'By fingerprint, face or PIN' },
    section: () => import('./settings/passkeys.tsx'),
  },
  {
    id: 'sessions',
    order: 50,
    title: { it: 'Dispositivi collegati', en: 'Signed-in devices' },
    text: { it: 'Dove il tuo account è aperto', en: 'Where your account is open' },
    section: () => import('./settings/sessions.tsx'),
  },
])

/** Asks for e-mail and password: another strategy's login looks the same. */
export const CredentialsForm = lazy(async () => ({ default: (await import('./parts/credentials-form.tsx')).CredentialsForm }))
/** Asks a signed-in person to show that it is they, and then does what they wanted. */
export const ProofDialog = lazy(async () => ({ default: (await import('./parts/proof-dialog.tsx')).ProofDialog }))
/** What is wrong with a whole form, the wait after too many tries included. */
export const FormNotice = lazy(async () => ({ default: (await import('./parts/form-notice.tsx')).FormNotice }))
export { handOverCredentials } from './data/handed-over.ts'
export { fieldErrorsOf, waitOf } from './data/failure.ts'
export type { Credentials } from './data/handed-over.ts'
export type { Proof } from './data/proof.ts'
