import type { Language } from '@allenio/contract'
import type { RecipeStep } from '@allenio/contract/recipes'

export function moveStep(steps: readonly RecipeStep[], from: number, by: -1 | 1): RecipeStep[] {
  const step = steps[from]
  const to = from + by
  if (!step || to < 0 || to >= steps.length) return [...steps]
  return steps.toSpliced(from, 1).toSpliced(to, 0, step)
}

interface PastedText {
  index: number
  language: Language
  text: string
}

/**
 * A text of several lines becomes a step for each, without its bullet or number. The lines go on over the steps that
 * have no text in this language yet, so that a translation pastes beside its original. A text of one line is none.
 */
export function withPastedSteps(
  steps: readonly RecipeStep[],
  { index, language, text }: PastedText,
): { steps: RecipeStep[]; last: number } | undefined {
  const lines = text.split(/\r?\n/).flatMap(line => (heading.test(line.trim()) ? [] : withoutNumber(line) || []))
  if (lines.length < 2 || steps[index]?.[language]) return undefined
  const next = [...steps]
  for (const [offset, line] of lines.entries()) {
    const at = index + offset
    const step = next[at]
    if (step && step[language] === '') next[at] = { ...step, [language]: line }
    else next.splice(at, 0, { it: '', en: '', [language]: line })
  }
  return { steps: next, last: index + lines.length - 1 }
}

const heading = /^(?:preparazione|procedimento|istruzioni|method|directions|instructions|preparation)\s*[:.]?$/i

const withoutNumber = (line: string): string =>
  line
    .trim()
    .replace(/^(?:[-•*–]|\d{1,2}[.)]|(?:passo|step)\s+\d{1,2}\s*[.:)–-]?)\s+/i, '')
    .trim()
