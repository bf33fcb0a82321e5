// Marks stand apart from the rules that find them: a screen shows them before it needs the rules.

/** From the worst: red stops until somebody gives a reason, amber is a doubt, weak is a hint. */
export const exclusionMarks = ['red', 'amber', 'weak'] as const
export type ExclusionMark = (typeof exclusionMarks)[number]

interface Marked {
  mark: ExclusionMark
}

/** The mark of a row, meal or plan; null is none. */
export const worstMark = (hits: readonly Marked[]): ExclusionMark | null =>
  exclusionMarks.find(mark => hits.some(hit => hit.mark === mark)) ?? null

export const compareMarks = (one: Marked, other: Marked): number => exclusionMarks.indexOf(one.mark) - exclusionMarks.indexOf(other.mark)
