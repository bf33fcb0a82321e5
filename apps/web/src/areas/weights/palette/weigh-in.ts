import { weightRange } from '@allenio/contract/weights'
import { parseDay, parseWeight } from '@allenio/domain/typed-values'

const isNumber = (token: string) => /^\d/.test(token)

// the number behind a name is small, too, and a weight below is found as the last number
const likelyFrom = 20

function isWeight(token: string): boolean {
  const kg = parseWeight(token)
  return kg !== undefined && kg >= likelyFrom && kg <= weightRange.max
}

/** Takes the name out of 'Marco 78,4 ieri' or '78,4 Marco ieri': the rest is the weight and, if there is one, the day. */
export function splitWeighIn(text: string, today: string): { name: string; rest: string } {
  const tokens = text.split(/\s+/).filter(Boolean)
  const weightAt = tokens.findIndex(isWeight)
  // a number that can be no weight is still meant for one, and is refused with a reason
  const at = weightAt >= 0 ? weightAt : tokens.findLastIndex(isNumber)
  if (at < 0) return { name: text, rest: '' }
  if (at > 0) return { name: tokens.slice(0, at).join(' '), rest: tokens.slice(at).join(' ') }
  const unitEnd = valueLength(tokens)
  const after = tokens.slice(unitEnd)
  const dayAt = after.findIndex((_, index) => index > 0 && parseDay(after.slice(index).join(' '), { today, leaning: 'past' }) !== undefined)
  const nameEnd = dayAt < 0 ? after.length : dayAt
  return { name: after.slice(0, nameEnd).join(' '), rest: [...tokens.slice(0, unitEnd), ...after.slice(nameEnd)].join(' ') }
}

/** How many words the weight takes: '78,4', '78,4 kg', '78 e mezzo kg'. */
const valueLength = (tokens: readonly string[]) =>
  [4, 3, 2].find(count => count <= tokens.length && parseWeight(tokens.slice(0, count).join(' ')) !== undefined) ?? 1

/** The weight and the day, today unless it is said; each is undefined where it is not clear. */
export function parseWeighIn(rest: string, today: string): { kg: number | undefined; day: string | undefined } {
  const tokens = rest.split(/\s+/).filter(Boolean)
  const length = valueLength(tokens)
  const dayText = tokens.slice(length).join(' ')
  return { kg: parseWeight(tokens.slice(0, length).join(' ')), day: dayText === '' ? today : parseDay(dayText, { today, leaning: 'past' }) }
}

/** Whether a text is a name and a weight, so that it needs no word before it. */
export function isWeighIn(text: string): boolean {
  const tokens = text.trim().split(/\s+/)
  return tokens.length > 1 && tokens.some(isWeight) && tokens.some(token => /^\p{L}/u.test(token))
}
