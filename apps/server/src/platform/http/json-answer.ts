/** The lists of an answer are written item by item, and what is in an item at once. */
const levels = 2

/**
 * A value as the bytes of its JSON, written in pieces. One letter beyond Latin-1 doubles the whole text that `JSON.stringify` writes, and
 * a long answer in Italian always has one: as a single text it takes two to eight times as long.
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

/**
 * The answer of a read that its handler has written as JSON: a long one, whose check against its schema takes as long as reading it.
 * Tests check it like every other; outside of tests it is sent as it is, so its handler names each field
 * (docs/decisions/contract-and-calls.md).
 */
export class JsonAnswer<T> {
  readonly json: Buffer
  /** Never set: it only lets an endpoint refuse the JSON of another answer. */
  declare readonly holds: T

  constructor(json: Buffer) {
    this.json = json
  }
}
