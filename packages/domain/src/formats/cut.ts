const longest = 35

/** Long text in a narrow place: 35 characters and an ellipsis. Whole characters, not halves of an emoji. */
export function cut(text: string, length = longest): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length)
    .map(each => each.segment)
    .join('')}…`
}
