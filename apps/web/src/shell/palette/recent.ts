import { session } from '#lib/session'

const longest = 6
const name = () => `allenio.recent.${session().personId ?? 'nobody'}.${session().workspaceId ?? 'none'}`

export interface Recent {
  id: string
  label: string
  href: string
}

/** What this person opened last from here, of this business alone. */
export function recentItems(): readonly Recent[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(name()) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isRecent).slice(0, longest) : []
  } catch {
    return []
  }
}

export function rememberItem({ id, label, href }: Recent): void {
  const next = [{ id, label, href }, ...recentItems().filter(other => other.id !== id)].slice(0, longest)
  try {
    localStorage.setItem(name(), JSON.stringify(next))
  } catch {
    // refused storage: nothing is remembered
  }
}

/** It is not there any more. */
export function forgetItem(id: string): void {
  const kept = recentItems()
  const left = kept.filter(other => other.id !== id)
  if (left.length === kept.length) return
  try {
    localStorage.setItem(name(), JSON.stringify(left))
  } catch {
    // refused storage: nothing was remembered
  }
}

/** Nothing of the person stays behind on a shared device. */
export function forgetRecent(personId: string): void {
  try {
    const theirs = Object.keys(localStorage).filter(key => key.startsWith(`allenio.recent.${personId}.`))
    for (const key of theirs) localStorage.removeItem(key)
  } catch {
    // refused storage holds nothing
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'label' in value &&
  typeof value.label === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/')
