import { allergens, type AllergenState } from '@allenio/contract/aliments'
import type { Recipe } from '@allenio/contract/recipes'
import { useFoodNames } from '#areas/aliments'
import { areaWords } from '#lib/words'
import { Ellipsis } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'

const useAllergenWords = areaWords('recipes allergens', {
  it: {
    contains: 'Contiene: {{names}}.',
    mayContain: 'Può contenere: {{names}}.',
    mayContainOnly: 'Forse {{names}}',
    unknown: 'Non noti: {{names}}.',
    unknownOnly: 'Non noti',
    none: 'Nessuno',
  },
  en: {
    contains: 'Contains: {{names}}.',
    mayContain: 'May contain: {{names}}.',
    mayContainOnly: 'Maybe {{names}}',
    unknown: 'Not known: {{names}}.',
    unknownOnly: 'Not known',
    none: 'None',
  },
})

/** The allergens of a recipe in one line, the worst alone. Its tooltip names all that are there, and all of which nothing is known. */
export function AllergenText({ states }: { states: Recipe['allergens'] }) {
  const t = useAllergenWords()
  const names = useFoodNames()
  const listOf = (state: AllergenState) =>
    allergens.flatMap(allergen => (states[allergen] === state ? [names.allergen(allergen).toLowerCase()] : [])).join(', ')
  const contained = listOf('contains')
  const possible = listOf('may contain')
  const unknown = listOf('not known')
  const full = [
    contained && t('contains', { names: contained }),
    possible && t('mayContain', { names: possible }),
    unknown && t('unknown', { names: unknown }),
  ]
    .filter(Boolean)
    .join(' ')
  const line = capitalized(contained) || (possible ? t('mayContainOnly', { names: possible }) : t(unknown ? 'unknownOnly' : 'none'))
  return (
    <Tooltip text={full}>
      <Ellipsis as="div" tone={contained || possible ? 'inherit' : 3}>
        <span aria-hidden={full !== ''}>{line}</span>
        <VisuallyHidden>{full}</VisuallyHidden>
      </Ellipsis>
    </Tooltip>
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
