const key = 'allenio.operator-messages.closed'
const rememberedAtMost = 50

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The messages that were closed in this browser. */
export const closedMessages = {
  has: (id: string): boolean => read().includes(id),
  add(id: string): void {
    try {
      localStorage.setItem(key, JSON.stringify([id, ...read()].slice(0, rememberedAtMost)))
    } catch {
      // refused storage: the message comes back with the next page load
    }
  },
}
