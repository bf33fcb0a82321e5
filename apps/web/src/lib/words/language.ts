import { defaultLanguage, isLanguage, type Language } from '@allenio/contract'
import { useSyncExternalStore } from 'react'
import { languageCookieDays } from '#lib/constants'

const cookie = 'allenio.lang'
const watchers = new Set<() => void>()

const cookieLanguage = (): Language | undefined => {
  const value = /(?:^|; )allenio\.lang=(\w+)/.exec(globalThis.document?.cookie ?? '')?.[1]
  return isLanguage(value) ? value : undefined
}

let current: Language = cookieLanguage() ?? defaultLanguage
if (globalThis.document) document.documentElement.lang = current

export const language = (): Language => current

export const useLanguage = (): Language => useSyncExternalStore(watch, language)

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The person's choice: kept for a year, shown at once, no reload. */
export function setLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${chosen}; Path=/; Max-Age=${languageCookieDays * 86_400}; SameSite=Lax${secure}`
  void showIn(chosen)
}

/** The signed-in person's own language, where nothing was chosen on this device. */
export function followPerson(theirs: Language): void {
  if (!cookieLanguage()) void showIn(theirs)
}

let wanted = current

/** Shows everything in a language without keeping the choice, as soon as its sentences are there. */
export async function showIn(shown: Language): Promise<void> {
  wanted = shown
  if (shown === 'en' && unloaded.size) await loadAll()
  // somebody may have changed their mind meanwhile
  if (wanted !== shown || shown === current) return
  current = shown
  if (globalThis.document) document.documentElement.lang = shown
  for (const watcher of watchers) watcher()
}

const unloaded = new Set<() => Promise<void>>()

/** English sentences that are fetched when English is first wanted. */
export function loadForEnglish(load: () => Promise<void>): void {
  unloaded.add(load)
}

// one that cannot be had now shows in Italian and is asked for again at the next change
const loadAll = () =>
  Promise.all(
    [...unloaded].map(load =>
      load().then(
        () => unloaded.delete(load),
        () => undefined,
      ),
    ),
  )

/** Resolves when the language of the start can be spoken. */
export async function wordsReady(): Promise<void> {
  if (current === 'en') await loadAll()
}
