import type { Language } from '@allenio/contract'
import { allergens, foodCategories } from '@allenio/contract/aliment-fields'
import type { ExclusionKind, ExclusionTarget } from '@allenio/contract/exclusions'
import { diets } from '@allenio/contract/recipe-fields'
import { allergensInText, exclusionName, targetKey } from '@allenio/domain/aliments'
import { searchWords } from '@allenio/domain/search'

/** Something that can be excluded, by the name that the field shows. */
export interface TargetChoice {
  target: ExclusionTarget
  name: string
}

type Group = ExclusionTarget['kind']

/** The likeliest first: who is allergic means an allergen, and who dislikes onions means everything that has them in its name. */
const groupOrder = {
  allergy: ['allergen', 'diet', 'word', 'category', 'food'],
  intolerance: ['allergen', 'diet', 'word', 'category', 'food'],
  diet: ['diet', 'category', 'allergen', 'word', 'food'],
  dislike: ['category', 'word', 'food', 'allergen', 'diet'],
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

/** Finds the choices that fit a typed text, by groups; all codes while nothing is typed. The text itself is offered as a word. */
export function findChoices({ typed, kind, language, foods, takenKeys }: TargetSearch): { group: Group; choices: TargetChoice[] }[] {
  const codes = codeChoices(language).filter(({ target }) => fits(target, typed))
  const word = typed.trim()
  const all: TargetChoice[] = [
    ...codes,
    ...(word.length >= shortestWord && word.length <= longestWord ? [{ target: { kind: 'word' as const, word }, name: `«${word}»` }] : []),
    ...foods.map(({ id, name }) => ({ target: { kind: 'food' as const, foodId: id }, name })),
  ]
  return groupOrder[kind]
    .map(group => ({ group, choices: all.filter(({ target }) => target.kind === group && !takenKeys.has(targetKey(target))) }))
    .filter(({ choices }) => choices.length > 0)
}

const shortestWord = 2
const longestWord = 60

function codeChoices(language: Language): TargetChoice[] {
  const targets: ExclusionTarget[] = [
    ...allergens.map(allergen => ({ kind: 'allergen' as const, allergen })),
    ...diets.toReversed().map(diet => ({ kind: 'diet' as const, diet })),
    ...foodCategories.map(category => ({ kind: 'category' as const, category })),
  ]
  return targets.map(target => ({ target, name: exclusionName(target, language) }))
}

/** Each typed word begins a word of the name in one language, or the text is an everyday word for the allergen. */
function fits(target: ExclusionTarget, typed: string): boolean {
  const words = searchWords(typed)
  if (target.kind === 'allergen' && allergensInText(typed).includes(target.allergen)) return true
  return languages.some(language => {
    const nameWords = searchWords(exclusionName(target, language))
    return words.every(word => nameWords.some(nameWord => nameWord.startsWith(word)))
  })
}
