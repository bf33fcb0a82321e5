/**
 * The beginning of a cell, to be shown or kept beside others: what is cut ends in an ellipsis. Signs without a shape become
 * blanks, each of which would be six in JSON.
 */
export function cutCell(text: string, length: number): string {
  const isCut = text.length > length
  const kept = isCut ? `${text.slice(0, length - 1).replace(loneHalf, '')}…` : text
  return kept.replaceAll(/\p{Cc}/gu, ' ')
}

// of a sign that is two units long and was cut in its middle: no database takes it
const loneHalf = /[\ud800-\udbff]$/
