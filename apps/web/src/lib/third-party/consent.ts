import { consentDays } from '#lib/constants'
import { createStore, useStored } from '#lib/store'

export interface Consent {
  analytics: boolean
  at: number
}

const name = 'allenio.consent'
const consent = createStore(readStoredConsent())

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
  consent.set(answer)
}

export const hasConsented = (): boolean => consent.get()?.analytics === true

/** The person's answer; undefined until then, and again after 180 days. */
export const useConsent = () => useStored(consent)

export const watchConsent = consent.watch

// follows an answer that was given in another tab
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === name) consent.set(readStoredConsent())
})
