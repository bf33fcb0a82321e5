import type { Language } from '@allenio/contract'
import { exclusionKinds, exclusionTargets, type ExclusionKind, type ExclusionTarget } from '@allenio/contract/aliments'
import { parseAllergyText } from './allergen-words.ts'
import type { Exclusion } from './exclusions.ts'
import { foodRules, type FoodRuleId } from './food-rules.ts'
import { allergenNames, dietNames, foodCategoryNames } from '../names.ts'
import { ruleName, ruleOfWord } from './word-meanings.ts'
import { wordStems } from '../word-stems.ts'

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

/**
 * Words that stand for one rule are one. The order of the words is no matter. Without letters or digits a word has no stems and is
 * compared as it was typed.
 */
const wordKey = (word: string): string => ruleOfWord(word) ?? (wordStems(word).toSorted().join(' ') || word)

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
    case 'word': {
      const rule = ruleOfWord(target.word)
      return rule ? ruleName(rule, language) : target.word
    }
    case 'diet':
      return dietNames[target.diet][language]
    default:
      return target satisfies never
  }
}

/** The parts of a free text that no exclusion covers yet. */
export interface OpenText {
  /** Each with the kinds that it can have, the likeliest first. */
  offers: { target: ExclusionTarget; kinds: readonly ExclusionKind[] }[]
  /** In the words of the text: nobody can offer what is not understood. */
  unknown: string[]
}

const illnesses = ['allergy', 'intolerance'] as const satisfies readonly ExclusionKind[]
const habits = ['dislike', ...illnesses] as const satisfies readonly ExclusionKind[]

/** Reads the parts of a free text that the exclusions do not cover; a person has to confirm or read them. */
export function parseOpenText(text: string, exclusions: readonly (Exclusion & { name: string })[], language: Language): OpenText {
  const { allergens, ruleIds, unknown } = parseAllergyText(text)
  const recordedKeys = (kinds: readonly ExclusionKind[]) =>
    new Set(exclusions.filter(({ kind }) => kinds.includes(kind)).map(({ target }) => targetKey(target)))
  const candidates: OpenText['offers'] = [
    ...allergens.map(allergen => ({ target: { kind: 'allergen' as const, allergen }, kinds: illnesses })),
    ...ruleIds.map(id => ({ target: { kind: 'word' as const, word: ruleName(id, language) }, kinds: isHabit(id) ? habits : illnesses })),
  ]
  return {
    offers: candidates.filter(({ target, kinds }) => !recordedKeys(kinds).has(targetKey(target))),
    unknown: unknown.filter(phrase => !exclusions.some(({ name }) => isSameFood(phrase, name))),
  }
}

const isHabit = (id: FoodRuleId): boolean => 'isHabit' in foodRules[id]

/** "Fragole fresche" is entered where "fragole" is, and "kiwi" where "kiwi verde, crudo" is. */
function isSameFood(phrase: string, name: string): boolean {
  const [one, other] = [wordStems(phrase), wordStems(name)]
  const includes = (all: readonly string[], some: readonly string[]) => some.length > 0 && some.every(stem => all.includes(stem))
  return includes(one, other) || includes(other, one)
}
