import { allergenStates, exclusionKinds, type AllergenState, type ExclusionKind } from '@allenio/contract/aliments'

// Marks stand apart from the rules that find them: a screen shows them before it needs the rules.

/** The marks from the worst: red stops until somebody gives a reason, amber is a doubt, weak is a hint. */
export const exclusionMarks = ['red', 'amber', 'weak'] as const
export type ExclusionMark = (typeof exclusionMarks)[number]

interface Marked {
  mark: ExclusionMark
}

/** The mark of a row, meal or plan; null is none. */
export const worstMark = (hits: readonly Marked[]): ExclusionMark | null =>
  exclusionMarks.find(mark => hits.some(hit => hit.mark === mark)) ?? null

interface Hit extends Marked {
  exclusion: { kind: ExclusionKind }
  state: AllergenState
}

/**
 * The worst first: by its mark, then an allergy before a dislike, then what contains something before what may. Languages do not
 * matter.
 */
export const compareHits = (one: Hit, other: Hit): number =>
  exclusionMarks.indexOf(one.mark) - exclusionMarks.indexOf(other.mark) ||
  exclusionKinds.indexOf(one.exclusion.kind) - exclusionKinds.indexOf(other.exclusion.kind) ||
  allergenStates.indexOf(one.state) - allergenStates.indexOf(other.state)
