import type { Language } from '@allenio/contract'
import type { Allergen } from '@allenio/contract/aliment-fields'
import { exclusionKinds, exclusionTargets } from '@allenio/contract/exclusions'
import type { ExclusionKind, ExclusionTarget } from '@allenio/contract/exclusions'
import { allergensInText } from './allergen-words.ts'
import type { Exclusion } from './exclusions.ts'
import { allergenNames, dietNames, foodCategoryNames } from './names.ts'
import { wordStems } from './word-stems.ts'

/** The kinds of targets that make sense for a kind of exclusion. */
export const targetsOfKind = (kind: ExclusionKind): readonly ExclusionTarget['kind'][] => exclusionTargets[kind]

/** The kinds that an exclusion of this target can have. */
export const kindsOfTarget = (target: Pick<ExclusionTarget, 'kind'>): ExclusionKind[] =>
  exclusionKinds.filter(kind => targetsOfKind(kind).includes(target.kind))

/** Targets that exclude the same foods have the same key: a word is the same in singular and plural. */
export function targetKey(target: ExclusionTarget): string {
  switch (target.kind) {
    case 'allergen':
      return `allergen ${target.allergen}`
    case 'category':
      return `category ${target.category}`
    case 'food':
      return `food ${target.foodId}`
    case 'word':
      return `word ${wordKey(target.word)}`
    case 'diet':
      return `diet ${target.diet}`
    default:
      return target satisfies never
  }
}

/** The order of the words is no matter. Without letters or digits a word has no stems and is compared as it was typed. */
const wordKey = (word: string): string => wordStems(word).toSorted().join(' ') || word

/** A client has one exclusion of a key. */
export const exclusionKey = ({ kind, target }: Exclusion): string => `${kind} ${targetKey(target)}`

/** The name of a target; of a food only the caller knows it. */
export function exclusionName(target: ExclusionTarget, language: Language, foodName = ''): string {
  switch (target.kind) {
    case 'allergen':
      return allergenNames[target.allergen][language]
    case 'category':
      return foodCategoryNames[target.category][language]
    case 'food':
      return foodName
    case 'word':
      return target.word
    case 'diet':
      return dietNames[target.diet][language]
    default:
      return target satisfies never
  }
}

const kindsOfAllergens: readonly Exclusion['kind'][] = ['allergy', 'intolerance']

/** The allergens that a free text names and no allergy or intolerance covers yet. */
export function unrecordedAllergens(text: string, exclusions: readonly Exclusion[]): Allergen[] {
  const recorded = new Set(
    exclusions.flatMap(({ kind, target }) => (target.kind === 'allergen' && kindsOfAllergens.includes(kind) ? [target.allergen] : [])),
  )
  return allergensInText(text).filter(allergen => !recorded.has(allergen))
}
