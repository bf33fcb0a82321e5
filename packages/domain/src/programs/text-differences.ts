/** A stretch of a text that two versions share, or that only one of them has. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

// two notes of this many words take some milliseconds; longer ones are shown whole
const mostWords = 800

/** The changes within a text, word by word, by their longest common subsequence. Blanks belong to the word behind them. */
export function textDifferences(before: string, after: string): TextPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || fresh.length > mostWords) return joined([part('removed', before), part('added', after)])
  const lengths = commonLengths(old, fresh)
  const width = fresh.length + 1
  const parts: TextPart[] = []
  let [from, to] = [0, 0]
  while (from < old.length || to < fresh.length) {
    const [oldWord, newWord] = [old[from], fresh[to]]
    if (oldWord !== undefined && oldWord === newWord) {
      parts.push(part('same', oldWord))
      from += 1
      to += 1
    } else if (
      oldWord !== undefined &&
      (newWord === undefined || at(lengths, (from + 1) * width + to) >= at(lengths, from * width + to + 1))
    ) {
      parts.push(part('removed', oldWord))
      from += 1
    } else {
      parts.push(part('added', newWord ?? ''))
      to += 1
    }
  }
  return joined(parts)
}

const part = (kind: TextPart['kind'], text: string): TextPart => ({ kind, text })
const at = (numbers: Uint16Array, index: number): number => numbers[index] ?? 0
const wordsOf = (text: string): string[] => text.match(/\s*\S+(?:\s+$)?|^\s+$/g) ?? []

/** The length of the longest common subsequence of what follows each pair of words. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array {
  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let from = old.length - 1; from >= 0; from -= 1) {
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const isSame = old[from] === fresh[to]
      const next = isSame
        ? at(lengths, (from + 1) * width + to + 1) + 1
        : Math.max(at(lengths, (from + 1) * width + to), at(lengths, from * width + to + 1))
      lengths[from * width + to] = next
    }
  }
  return lengths
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const { kind, text } of parts) {
    if (text === '') continue
    const last = result.at(-1)
    if (last?.kind === kind) result[result.length - 1] = part(kind, last.text + text)
    else result.push(part(kind, text))
  }
  return result
}
