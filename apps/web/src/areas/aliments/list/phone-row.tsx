import type { NutrientCode } from '@allenio/contract/aliment-fields'
import type { Food } from '@allenio/contract/aliments'
import { IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { NutrientText } from '../figures/figure-text.tsx'
import { useMacroText } from '../figures/macro-text.ts'

interface FoodPhoneRowProps {
  food: Food
  href: string | undefined
  menu: ReactNode
  nutrient: NutrientCode | undefined
}

/** A food in the list on a phone. */
export function FoodPhoneRow({ food, href, menu, nutrient }: FoodPhoneRowProps) {
  const macroText = useMacroText()
  const { name, brand, isFavorite } = food
  const row = {
    title: (
      <Text as="span" size="inherit" tone="inherit" lines={2} breaks>
        {name}
      </Text>
    ),
    sub: [...(brand ? [brand] : []), macroText(food)].join(' · '),
    meta: nutrient ? <NutrientText code={nutrient} value={food.nutrient} /> : isFavorite && <IconStarFilled size={14} />,
    actions: menu,
  }
  return href ? <ListRow {...row} href={href} /> : <ListRow {...row} />
}
