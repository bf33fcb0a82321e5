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
  void showIn(choice)
}

/** Uses the signed-in person's own language, if no language was chosen on this device. */
export function followPerson(theirs: Language): void {
  if (!cookieLanguage()) void showIn(theirs)
}

const target = createStore(current.get())

/** The language that a control shows as chosen, already while its sentences are loaded. */
export const useTargetLanguage = () => useStored(target)

/** Shows everything in a language without storing the choice, as soon as its sentences are loaded. */
export async function showIn(next: Language): Promise<void> {
  target.set(next)
  if (next === 'en' && unloaded.size) await loadAll()
  // the language may have been changed again meanwhile
  if (target.get() !== next || next === current.get()) return
  if (globalThis.document) document.documentElement.lang = next
  current.set(next)
}

const unloaded = new Set<() => Promise<void>>()

/** Registers English sentences, which are fetched when English is first needed. */
export function loadForEnglish(load: () => Promise<void>): void {
  unloaded.add(load)
}

// if loading fails the sentence shows in Italian, and is fetched again at the next change of language
const loadAll = () =>
  Promise.all(
    [...unloaded].map(load =>
      load().then(
        () => unloaded.delete(load),
        () => undefined,
      ),
    ),
  )

/** Resolves when the sentences of the current language are loaded, of all code that is loaded itself: each page waits for its own. */
export async function wordsReady(): Promise<void> {
  if (current.get() === 'en' && unloaded.size) await loadAll()
}
