// Loads together with the screens, because the router checks addresses before a page is loaded.

export const parseText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  return text.slice(0, 100) || undefined
}

/** The values of an address as texts. The list, which loads after its address is checked, leaves out those that it does not know. */
export const parseTexts = (raw: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const text = parseText(value)
      return text === undefined ? [] : [[name, text]]
    }),
  )
