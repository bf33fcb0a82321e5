import { defaultLanguage, isLanguage, type Language } from '@allenio/contract'
import { languageCookieDays } from '#lib/constants'
import { createStore, useStored } from '#lib/store'

const cookie = 'allenio.lang'

const cookieLanguage = (): Language | undefined => {
  const value = /(?:^|; )allenio\.lang=(\w+)/.exec(globalThis.document?.cookie ?? '')?.[1]
  return isLanguage(value) ? value : undefined
}

/** A link of a mail names the language of the mail. */
const linkLanguage = (): Language | undefined => {
  const value = new URLSearchParams(location.search).get('lang')
  return isLanguage(value) ? value : undefined
}

// the server decides in the same order, so the pages that it renders and these agree
const firstLanguage = (): Language =>
  linkLanguage() ?? cookieLanguage() ?? navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage

const current = createStore<Language>(globalThis.document ? firstLanguage() : defaultLanguage)
if (globalThis.document) document.documentElement.lang = current.get()

export const language = current.get

export const useLanguage = () => useStored(current)

/** The language that was chosen on this device, if any. */
export const chosenLanguage = cookieLanguage

/** Sets the person's choice: it is stored for a year and shown at once, without a reload. */
export function setLanguage(choice: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${choice}; Path=/; Max-Age=${languageCookieDays * 86_400}; SameSite=Lax${secure}`
  showIn(choice)
}

/** Uses the signed-in person's own language, if no language was chosen on this device. */
export function followPerson(theirs: Language): void {
  if (!cookieLanguage()) showIn(theirs)
}

/** Shows everything in a language without storing the choice. */
export function showIn(next: Language): void {
  if (globalThis.document) document.documentElement.lang = next
  current.set(next)
}
