import { useSyncExternalStore } from 'react'
import { consentDays } from '#lib/constants'

export interface Consent {
  analytics: boolean
  at: number
}

const name = 'allenio.consent'
const watchers = new Set<() => void>()
let consent = readStoredConsent()

function readStoredConsent(): Consent | undefined {
  try {
    return parseConsent(JSON.parse(localStorage.getItem(name) ?? 'null'), Date.now())
  } catch {
    return undefined
  }
}

/** The person is asked again after half a year. */
export function parseConsent(value: unknown, now: number): Consent | undefined {
  if (typeof value !== 'object' || value === null || !('analytics' in value) || !('at' in value)) return undefined
  const { analytics, at } = value
  if (typeof analytics !== 'boolean' || typeof at !== 'number') return undefined
  return at <= now && now - at < consentDays * 86_400_000 ? { analytics, at } : undefined
}

export function giveConsent(analytics: boolean): void {
  const answer: Consent = { analytics, at: Date.now() }
  try {
    localStorage.setItem(name, JSON.stringify(answer))
  } catch {
    // storage is refused: the person is asked again next time
  }
  setConsent(answer)
}

function setConsent(next: Consent | undefined): void {
  consent = next
  for (const watcher of watchers) watcher()
}

export const hasConsented = (): boolean => consent?.analytics === true

/** The person's answer; undefined until then, and again after 180 days. */
export const useConsent = (): Consent | undefined => useSyncExternalStore(watchConsent, () => consent)

export function watchConsent(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

// follows an answer that was given in another tab
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === name) setConsent(readStoredConsent())
})
