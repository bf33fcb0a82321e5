const tints = 6

const letters = (word: string) => [...word.normalize('NFC')].find(letter => /\p{L}|\p{N}/u.test(letter)) ?? ''

// "De Angelis" begins with D: these words belong to the surname that follows them
const particles = new Set(['de', 'di', 'da', 'del', 'dello', 'della', 'dei', 'degli', 'dal', 'dalla', 'la', 'lo', 'li', 'le', 'van', 'von'])

const isParticle = (word: string | undefined) => word !== undefined && particles.has(word.toLocaleLowerCase('it'))

function surnameOf(words: readonly string[]): string | undefined {
  let at = words.length - 1
  while (at > 1 && isParticle(words[at - 1])) at -= 1
  return at > 0 ? words[at] : undefined
}

/** The first letters of first name and surname; a single word gives one letter. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter(word => letters(word) !== '')
  const first = words[0]
  const last = surnameOf(words)
  return `${first ? letters(first) : ''}${last ? letters(last) : ''}`.toLocaleUpperCase('it')
}

/** Gives the same person the same calm tint everywhere (FNV-1a hash of the name or id). */
export function tintOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % tints
}
