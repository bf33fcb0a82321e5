/** Reads a colour of six digits, with or without the sign before them; undefined for words and short forms, which stores do not take. */
export function parseAppColor(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]
  return digits && `#${digits.toUpperCase()}`
}
