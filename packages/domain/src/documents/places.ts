// A place is a fraction between 0 and 1, written in base 62 without its leading zero. Between two places there is always a third,
// so that a row is inserted or moved without changing its neighbours.

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = digits.length

const digitAt = (place: string, at: number): number => digits.indexOf(place[at] ?? '0')

/** A short place between two others; null stands for the beginning or the end. */
export function placeBetween(before: string | null, after: string | null): string {
  const low = before ?? ''
  if (after !== null && low >= after) throw new Error('there is no place between two rows of one place')
  let place = ''
  // while the upper end shares all digits so far, the next digit stays below its digit
  let isBounded = after !== null
  for (let at = 0; ; at += 1) {
    const from = digitAt(low, at)
    const to = isBounded ? digitAt(after ?? '', at) : base
    if (to - from > 1) return place + digits.charAt(from + Math.floor((to - from) / 2))
    place += digits.charAt(from)
    isBounded &&= from === to
  }
}

/** Places for several rows in a gap, spread evenly so that they stay short. */
export function placesBetween(before: string | null, after: string | null, count: number): string[] {
  if (count === 0) return []
  const middle = placeBetween(before, after)
  const left = Math.floor((count - 1) / 2)
  return [...placesBetween(before, middle, left), middle, ...placesBetween(middle, after, count - 1 - left)]
}
