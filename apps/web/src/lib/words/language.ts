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
  showIn(chosen)
}

/** The signed-in person's own language, where nothing was chosen on this device. */
export function followPerson(theirs: Language): void {
  if (!cookieLanguage()) showIn(theirs)
}

/** Shows everything in a language without keeping the choice. */
export function showIn(shown: Language): void {
  if (globalThis.document) document.documentElement.lang = shown
  if (shown === current) return
  current = shown
  for (const watcher of watchers) watcher()
}
