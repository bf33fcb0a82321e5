import type { Language } from '@allenio/contract'
import { allergens, foodCategories, type ExclusionKind, type ExclusionTarget } from '@allenio/contract/aliments'
import { diets } from '@allenio/contract/recipes'
import {
  allergensInText,
  exclusionName,
  foodRuleIds,
  ruleName,
  ruleOfWord,
  targetKey,
  targetsOfKind,
  wordStems,
} from '@allenio/domain/aliments'
import { searchWords } from '@allenio/domain/search'

/** Something that can be excluded, by the name that the field shows. */
export interface TargetChoice {
  target: ExclusionTarget
  name: string
}

type Group = ExclusionTarget['kind'] | 'rule'

/** The likeliest first: who is allergic means an allergen, and who dislikes onions means everything that has them in its name. */
const groupOrder = {
  allergy: ['allergen', 'rule', 'word', 'category', 'food'],
  intolerance: ['allergen', 'rule', 'word', 'category', 'food'],
  diet: ['diet'],
  dislike: ['category', 'rule', 'word', 'food', 'allergen'],
} as const satisfies Record<ExclusionKind, readonly Group[]>

const languages = ['it', 'en'] as const satisfies readonly Language[]

interface TargetSearch {
  typed: string
  kind: ExclusionKind
  language: Language
  /** The foods that were found for what is typed. */
  foods: readonly { id: string; name: string }[]
  /** The keys of what is excluded already as this kind. */
  takenKeys: ReadonlySet<string>
}

/**
 * Finds the choices that fit a typed text, by groups; all codes while nothing is typed. The text itself is offered as a word, unless it is
 * the name of a diet or of a rule: who writes “vegan” or “nickel” does not mean foods that are called so.
 */
export function findChoices({ typed, kind, language, foods, takenKeys }: TargetSearch): { group: Group; choices: TargetChoice[] }[] {
  const codes = codeChoices(language).filter(({ target }) => fits(target, typed))
  const word = typed.trim()
  const isWord = word.length >= shortestWord && word.length <= longestWord && !isDietName(word) && ruleOfWord(word) === undefined
  const all: TargetChoice[] = [
    ...codes,
    ...(isWord ? [{ target: { kind: 'word' as const, word }, name: `«${word}»` }] : []),
    ...foods.map(({ id, name }) => ({ target: { kind: 'food' as const, foodId: id }, name })),
  ]
  return groupOrder[kind]
    .map(group => ({ group, choices: all.filter(({ target }) => groupOf(target) === group && !takenKeys.has(targetKey(target))) }))
    .filter(({ choices }) => choices.length > 0)
}

/** Whether the text is the name of a diet, which this kind of exclusion has none of. */
export const isDietElsewhere = (typed: string, kind: ExclusionKind): boolean => !targetsOfKind(kind).includes('diet') && isDietName(typed)

function isDietName(typed: string): boolean {
  const stems = wordStems(typed).join(' ')
  return diets.some(diet => languages.some(language => wordStems(exclusionName({ kind: 'diet', diet }, language)).join(' ') === stems))
}

const groupOf = (target: ExclusionTarget): Group => (target.kind === 'word' && ruleOfWord(target.word) !== undefined ? 'rule' : target.kind)

const shortestWord = 2
const longestWord = 60

function codeChoices(language: Language): TargetChoice[] {
  const targets: ExclusionTarget[] = [
    ...allergens.map(allergen => ({ kind: 'allergen' as const, allergen })),
    ...diets.toReversed().map(diet => ({ kind: 'diet' as const, diet })),
    ...foodRuleIds.map(id => ({ kind: 'word' as const, word: ruleName(id, language) })),
    ...foodCategories.map(category => ({ kind: 'category' as const, category })),
  ]
  return targets.map(target => ({ target, name: exclusionName(target, language) }))
}

/** Each typed word begins a word of the name in one language, or the text is an everyday word for the allergen. */
function fits(target: ExclusionTarget, typed: string): boolean {
  const words = searchWords(typed)
  if (target.kind === 'allergen' && allergensInText(typed).includes(target.allergen)) return true
  if (target.kind === 'word' && ruleOfWord(typed) === ruleOfWord(target.word)) return true
  return languages.some(language => {
    const nameWords = searchWords(exclusionName(target, language))
    return words.every(word => nameWords.some(nameWord => nameWord.startsWith(word)))
  })
}
