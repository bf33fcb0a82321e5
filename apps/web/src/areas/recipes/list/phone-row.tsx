import type { Recipe } from '@allenio/contract/recipes'
import type { ReactNode } from 'react'
import { useFoodNames, useMacroText } from '#areas/aliments'
import { ListRow } from '#ui/list'
import { Stack } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { printMinutes, totalMinutes } from '../figures/minutes.ts'
import { portionFigures } from '../figures/portion-figures.ts'
import { strictestDiet } from '../names/diets.tsx'
import { RecipePicture } from '../picture/recipe-picture.tsx'
import { useListWords } from './words.ts'

interface RecipePhoneRowProps {
  recipe: Recipe
  href: string
  menu: ReactNode
}

/** A recipe in the list on a phone: the figures of a portion, then how much and how long. */
export function RecipePhoneRow({ recipe, href, menu }: RecipePhoneRowProps) {
  const t = useListWords()
  const names = useFoodNames()
  const macroText = useMacroText()
  const figures = portionFigures(recipe)
  // clients from whom the business hides macros get none
  const hasFigures = figures.kcal !== null || figures.protein !== null || figures.carbs !== null || figures.lipids !== null
  const minutes = totalMinutes(recipe)
  const diet = strictestDiet(recipe.diets)
  const about = [
    t('portionCount', { count: recipe.portions }),
    ...(minutes === null ? [] : [printMinutes(minutes)]),
    ...(diet ? [names.diet(diet)] : []),
  ]
  return (
    <ListRow
      href={href}
      lead={<RecipePicture recipe={recipe} />}
      title={
        <Text as="span" size="inherit" tone="inherit" lines={2} breaks>
          {recipe.name}
        </Text>
      }
      sub={
        <Stack as="span">
          {hasFigures && <Ellipsis>{macroText(figures, code => figures.isAtLeast[code])}</Ellipsis>}
          <Ellipsis tone={3}>{about.join(' · ')}</Ellipsis>
        </Stack>
      }
      actions={menu}
    />
  )
}
