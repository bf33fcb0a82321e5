import { session } from '#lib/session'

const longest = 6
const name = () => `allenio.recent.${session().personId ?? 'nobody'}.${session().workspaceId ?? 'none'}`

export interface Recent {
  id: string
  label: string
  href: string
}

/** The things that this person opened last from the palette, in this business only. */
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
    // storage is refused: nothing is stored
  }
}

/** Removes an item that no longer exists. */
export function forgetItem(id: string): void {
  const items = recentItems()
  const otherItems = items.filter(other => other.id !== id)
  if (otherItems.length === items.length) return
  try {
    localStorage.setItem(name(), JSON.stringify(otherItems))
  } catch {
    // storage is refused: nothing was stored
  }
}

/** Removes all entries of the person, so that none stays on a shared device. */
export function forgetRecent(personId: string): void {
  try {
    const theirs = Object.keys(localStorage).filter(key => key.startsWith(`allenio.recent.${personId}.`))
    for (const key of theirs) localStorage.removeItem(key)
  } catch {
    // storage is refused, so there is nothing to remove
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
