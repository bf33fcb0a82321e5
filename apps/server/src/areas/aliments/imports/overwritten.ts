import { allergens, type OverwrittenFood, type TagChanges, type AllergenState, type AllergenTags } from '@allenio/contract/aliments'
import { knownTags, type FoodContent } from '../content.ts'

export const tagChanges = (before: AllergenTags, written: AllergenTags): TagChanges =>
  Object.fromEntries(
    allergens.flatMap(allergen => {
      const to = written[allergen]
      return to === undefined || to === before[allergen] ? [] : [[allergen, { from: before[allergen] ?? null, to }]]
    }),
  )

/** A tag that somebody else has set since stays. */
export function restoreTags(tags: AllergenTags, changes: TagChanges = {}): AllergenTags {
  const standing = Object.entries(changes).filter(([allergen, { to }]) => to === stateIn(tags, allergen))
  const restored: Record<string, AllergenState | null> = {
    ...tags,
    ...Object.fromEntries(standing.map(([name, { from }]) => [name, from])),
  }
  return Object.fromEntries(Object.entries(restored).flatMap(([name, state]) => (state === null ? [] : [[name, state]])))
}

const stateIn = (tags: Readonly<Record<string, AllergenState>>, allergen: string): AllergenState => tags[allergen] ?? 'not known'

export const restoreContent = (content: FoodContent, { category, allergens: changes }: Omit<OverwrittenFood, 'id'>): FoodContent => ({
  ...content,
  category: category && category.to === content.category ? category.from : content.category,
  allergens: knownTags(restoreTags(content.allergens, changes)),
})
