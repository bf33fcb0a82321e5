/**
 * The beginning of a cell, to show or keep it beside others; a cell that is cut ends in an ellipsis. Control characters
 * become blanks, because each of them would take six characters in JSON.
 */
export function cutCell(text: string, length: number): string {
  const isCut = text.length > length
  const beginning = isCut ? `${text.slice(0, length - 1).replace(loneHalf, '')}…` : text
  return beginning.replaceAll(/\p{Cc}/gu, ' ')
}

// the cut may leave half of a surrogate pair, which the database refuses
const loneHalf = /[\ud800-\udbff]$/
