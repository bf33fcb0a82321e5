export const LONGEST = 35

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' })

/** At most that many characters as people count them, then an ellipsis; never in the middle of an emoji. */
export function cut(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('').trimEnd()}…`
}
