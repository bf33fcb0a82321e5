import type { MealPlanDays } from '@allenio/contract/meal-plan-content'
import { foodName } from '@allenio/domain/aliments'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { useQuantityTexts } from '#lib/food-quantity'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './own.module.css'
import { useOwnWords } from './words.ts'

type PlanDay = MealPlanDays[number]
type PlanMeal = PlanDay['meals'][number]
type Component = PlanMeal['components'][number]
type Amount = Pick<Component, 'food' | 'grams' | 'measure' | 'isToTaste' | 'customNameIt' | 'customNameEn'>

/** A day of the plan as it is eaten: each meal with its foods, and the foods that may stand in for them. */
export function OwnDay({ day }: { day: PlanDay }) {
  const t = useOwnWords()
  const { integer } = useFormats()
  const kcal = day.figures?.kcal
  return (
    <Stack gap={20}>
      {kcal && (
        <Text tone={2} figures>
          {kcal.isPartial && `${t('atLeast')} `}
          {t('ofDay', { kcal: integer(Math.round(kcal.amount)) })}
        </Text>
      )}
      {day.note && <Text prose>{day.note}</Text>}
      {day.meals.length === 0 && <Text tone={2}>{t('noMeals')}</Text>}
      {day.meals.map(meal => (
        <OwnMeal key={meal.id} meal={meal} />
      ))}
    </Stack>
  )
}

function OwnMeal({ meal }: { meal: PlanMeal }) {
  const t = useOwnWords()
  const language = useLanguage()
  const named = foodName({ nameIt: meal.titleIt ?? '', nameEn: meal.titleEn ?? '' }, language)
  const title = named || (meal.type ? mealTypeNames[meal.type][language] : t('meal'))
  const description = foodName({ nameIt: meal.descriptionIt ?? '', nameEn: meal.descriptionEn ?? '' }, language)
  return (
    <div>
      <Row gap={8} align="baseline" className={css.head}>
        <Text as="h3" weight={600} breaks>
          {title}
        </Text>
        {meal.time && (
          <Text as="span" tone={2} figures>
            {meal.time}
          </Text>
        )}
      </Row>
      {meal.isFree && <Text prose>{description || t('freeMeal')}</Text>}
      <BareList className={css.rows}>
        {meal.components.map(component => (
          <OwnRow key={component.id} component={component} />
        ))}
      </BareList>
      {meal.note && <Text tone={2}>{meal.note}</Text>}
    </div>
  )
}

function OwnRow({ component }: { component: Component }) {
  const t = useOwnWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  const dish = component.recipe
  const name = dish ? nameIn(component, dish, language) : nameIn(component, component.food, language)
  const amount = useAmountText()
  return (
    <li className={css.row}>
      <Line name={name} amount={dish ? portionText(component.portions ?? 1) : amount(component)} />
      {component.ingredients.map(each => (
        <Line key={each.id} isQuiet name={nameIn(each, each.food, language)} amount={amount(each)} />
      ))}
      {[component, ...component.ingredients].flatMap(row =>
        row.alternatives.map(each => (
          <Line key={each.id} isQuiet name={`${t('or')} ${nameIn(each, each.food, language)}`} amount={amount(each)} />
        )),
      )}
      {component.note && <Text tone={2}>{component.note}</Text>}
    </li>
  )

  function portionText(portions: number): string {
    return t('portions', { count: portions }).replace(String(portions), decimal(portions, { most: 2 }))
  }
}

interface Named {
  it: string
  en: string
}

/** The name that it has here, else that of the food or the recipe. */
function nameIn({ customNameIt = '', customNameEn = '' }: Partial<Amount>, named: Named | undefined, language: 'it' | 'en'): string {
  const own = foodName({ nameIt: customNameIt, nameEn: customNameEn }, language)
  return own || foodName({ nameIt: named?.it ?? '', nameEn: named?.en ?? '' }, language)
}

function useAmountText(): (amount: Amount) => string {
  const { textOf } = useQuantityTexts()
  return ({ grams = 0, measure = null, isToTaste = false }) => {
    const text = textOf({ grams, measure: measure ?? null, isToTaste })
    if (isToTaste) return text
    return measure ? `${text}, ${grams} g` : `${text} g`
  }
}

const Line = ({ name, amount, isQuiet }: { name: string; amount: string; isQuiet?: boolean }) => (
  <Row gap={12} align="baseline" justify="between" className={isQuiet ? css.below : undefined}>
    <Text as="span" tone={isQuiet ? 2 : 1} breaks>
      {name}
    </Text>
    <Text as="span" tone={2} figures className={css.amount}>
      {amount}
    </Text>
  </Row>
)
