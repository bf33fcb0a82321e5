/** What this device keeps of a draft, and what the server had of it then. */
export interface KeptText {
  text: string
  base: string
}

export function readKept(kept: unknown): KeptText | undefined {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('base' in kept)) return undefined
  return typeof kept.text === 'string' && typeof kept.base === 'string' ? { text: kept.text, base: kept.base } : undefined
}

/** This device's own words, unless it had none of its own and another device went on since. */
export function begunText(kept: KeptText | undefined, shared: string): string {
  if (!kept) return shared
  const hasOwn = kept.text !== kept.base
  return hasOwn || kept.base === shared ? kept.text : shared
}
