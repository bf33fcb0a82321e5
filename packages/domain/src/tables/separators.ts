export type Separator = ',' | ';' | '\t'

// a heading is shorter than this, while a file that is no table may be one endless line
const judgedLength = 65_536

/** The sign that stands most often outside quotes in the first line. */
export function guessSeparator(text: string): Separator {
  const counts: Record<Separator, number> = { ';': 0, '\t': 0, ',': 0 }
  let isQuoted = false
  for (const sign of text.slice(0, judgedLength)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '\n') break
    else if (!isQuoted && isSeparator(sign)) counts[sign] += 1
  }
  return separators.reduce((best, each) => (counts[each] > counts[best] ? each : best))
}

// where no separator is the most frequent, we assume the one that Italian spreadsheets write
const separators = [';', '\t', ','] as const satisfies readonly Separator[]
const isSeparator = (sign: string): sign is Separator => sign === ',' || sign === ';' || sign === '\t'
