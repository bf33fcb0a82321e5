import { cutLength } from '#lib/constants'

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' })

/** At most 35 characters as people count them, then an ellipsis. An emoji is never split. */
export function cut(text: string): string {
  if (text.length <= cutLength) return text
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  return letters.length <= cutLength ? text : `${letters.slice(0, cutLength).join('').trimEnd()}…`
}
