import type { RecipeDetail } from '@allenio/contract/recipes'
import { foodName } from '@allenio/domain/aliments'
import { useQuantityTexts } from '#lib/food-quantity'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './reading.module.css'
import { useReadingWords } from './words.ts'

type Ingredient = RecipeDetail['components'][number]

/** The ingredients of the recipe with their amounts. */
export function Ingredients({ components }: Pick<RecipeDetail, 'components'>) {
  const t = useReadingWords()
  const language = useLanguage()
  const amountText = useAmountText()
  const nameOf = ({ customNameIt, customNameEn, food }: Ingredient) =>
    foodName({ nameIt: customNameIt, nameEn: customNameEn }, language) || foodName(food, language)
  if (components.length === 0) return <Text tone={2}>{t('noIngredients')}</Text>
  return (
    <>
      <BareList>
        {components.map(each => (
          <li key={each.id} className={css.line}>
            <Row gap={12} align="baseline" justify="between">
              <Text as="span" size="inherit" breaks>
                {nameOf(each)}
              </Text>
              <Text as="b" size="inherit" weight={600} figures className={css.amount}>
                {amountText(each)}
              </Text>
            </Row>
          </li>
        ))}
      </BareList>
      <Text tone={2}>{t('ofRecipe')}</Text>
    </>
  )
}

/** The measure of a household where there is one, and the grams beside it. */
function useAmountText() {
  const { integer } = useFormats()
  const { textOf } = useQuantityTexts()
  return ({ grams, measure, isToTaste }: Ingredient): string => {
    if (isToTaste) return textOf({ grams: 0, measure: null, isToTaste })
    const weight = `${integer(grams)}\u00a0g`
    return measure ? `${textOf({ grams, measure, isToTaste })}, ${weight}` : weight
  }
}
