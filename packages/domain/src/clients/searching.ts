const wordsAtMost = 6
const anywhereFrom = 3

/**
 * What a search means, as patterns over a text in which every word begins after a blank: short words must begin one,
 * longer ones may stand anywhere (in an address, in a telephone number). All of them must be found.
 */
export const searchPatterns = (search: string): string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, wordsAtMost)
    .map(word => `%${word.length < anywhereFrom ? ' ' : ''}${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
