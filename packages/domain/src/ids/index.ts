// randomness is fetched for many ids at once, because each request costs more than an id
const random = new Uint16Array(5 * 200)
let used = random.length

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** A UUIDv7: sortable by the time it was made, so new rows land at the end of their index. */
export function newId(now = Date.now()): string {
  if (used === random.length) {
    crypto.getRandomValues(random)
    used = 0
  }
  const [a = 0, b = 0, ...rest] = random.subarray(used, used + 5)
  used += 5
  const time = hex(Math.floor(now), 12)
  const tail = rest.map(part => hex(part, 4)).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex((a & 0x0fff) | 0x7000, 4)}-${hex((b & 0x3fff) | 0x8000, 4)}-${tail}`
}

/** An id that follows from a hash of 64 hexadecimal digits. Version 8 of a UUID is for ids of one's own making. */
export function idOfHash(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text, from an address for example, may be the id of a row. */
export const isId = (text: unknown): text is string => typeof text === 'string' && pattern.test(text)
