import type { Language } from '@allenio/contract'
import { AppError } from '#platform/errors'
import { makeSay } from '#platform/words'

const say = makeSay({
  it: { '/forgot-password': 'Chiedi un nuovo link', '/settings': 'Vai alle impostazioni' },
  en: { '/forgot-password': 'Request a new link', '/settings': 'Go to settings' },
})

/** The error for a link that expired, was used or never existed, with the way to a new one. */
export const deadLink = (language: Language, redirect: '/forgot-password' | '/settings'): AppError =>
  new AppError('dead link', { data: { buttons: [{ title: say(language)(redirect), redirect }] } })
