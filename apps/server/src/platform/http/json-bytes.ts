/** The lists of an answer are written item by item, and what is in an item at once. They are fields of `data`. */
const levels = 3

/**
 * A value as the bytes of its JSON, written in pieces. One letter beyond Latin-1 doubles the whole text that `JSON.stringify` writes, and
 * a long answer in Italian always has one: as a single text it takes two to eight times as long, and Node sends such a text five times as
 * slowly as its bytes.
 */
export function jsonBytes(value: unknown): Buffer {
  const pieces: string[] = []
  const write = (part: unknown, depth: number, before: string): void => {
    if (depth === levels || typeof part !== 'object' || part === null) {
      pieces.push(before + JSON.stringify(part))
    } else if (Array.isArray(part)) {
      part.forEach((item, at) => write(item ?? null, depth + 1, at ? ',' : `${before}[`))
      pieces.push(part.length ? ']' : `${before}[]`)
    } else {
      const fields = Object.entries(part).filter(([, field]) => field !== undefined)
      fields.forEach(([name, field], at) => write(field, depth + 1, `${at ? ',' : `${before}{`}${JSON.stringify(name)}:`))
      pieces.push(fields.length ? '}' : `${before}{}`)
    }
  }
  write(value, 0, '')
  return Buffer.concat(pieces.map(piece => Buffer.from(piece)))
}
