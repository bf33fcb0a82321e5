import { cutLength } from '#lib/constants'

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' })

/** At most `longest` characters as people count them, then an ellipsis. An emoji is never split. */
export function cut(text: string, longest = cutLength): string {
  if (text.length <= longest) return text
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('').trimEnd()}…`
}
