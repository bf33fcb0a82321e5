const TINTS = 6

const letters = (word: string) => [...word.normalize('NFC')].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? ''

/** First letters of the first and the last word; one word gives one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter((word) => letters(word) !== '')
  const first = words[0]
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return `${first ? letters(first) : ''}${last ? letters(last) : ''}`.toLocaleUpperCase('it')
}

/** The same person has the same calm tint everywhere (FNV-1a over the name or id). */
export function tintOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % TINTS
}
