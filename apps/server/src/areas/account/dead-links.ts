import type { Language } from '@allenio/contract'
import { AppError } from '#platform/errors'
import { addWords } from '#platform/words'

const say = addWords('account links', {
  it: { 'forgotten': 'Chiedi un nuovo link', 'unconfirmed': 'Vai alle impostazioni', 'invited': 'Chiedi un nuovo link', 'kept': 'Vai alle impostazioni' },
  en: { 'forgotten': 'Request a new link', 'unconfirmed': 'Go to settings', 'invited': 'Request a new link', 'kept': 'Go to settings' },
})

const ways = { forgotten: '/forgot-password', unconfirmed: '/settings', invited: '/forgot-password', kept: '/settings' } as const

/** A link that expired, was used or never existed: the sentence and the way to a new one. */
export const deadLink = (language: Language, way: keyof typeof ways): AppError =>
  new AppError('dead link', { data: { buttons: [{ title: say(language)(way), redirect: ways[way] }] } })
