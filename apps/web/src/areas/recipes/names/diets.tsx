import { diets, type Diet, type Recipe } from '@allenio/contract/recipes'
import { IconFish, IconLeaf, IconPlant2 } from '@tabler/icons-react'
import { useFoodNames } from '#areas/aliments'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { Row } from '#ui/layout'
import { Ellipsis } from '#ui/text'

/** Each diet is stricter than the one before it; one that is not known to suit is never named. */
export const strictestDiet = (states: Recipe['diets']): Diet | undefined => diets.findLast(diet => states[diet] === 'yes')

const icons = { vegan: IconLeaf, vegetarian: IconPlant2, pescatarian: IconFish } as const satisfies Record<Diet, IconComponent>

/** The diet that a recipe suits, in a calm sign and a word. */
export function DietMark({ diet }: { diet: Diet }) {
  const names = useFoodNames()
  return (
    <Row as="span" gap={6}>
      <Icon of={icons[diet]} size={16} />
      <Ellipsis>{names.diet(diet)}</Ellipsis>
    </Row>
  )
}
