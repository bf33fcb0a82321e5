import { useFormats } from '#lib/formats'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { PlanComponent, PlanDay, PlanMeal } from '../diet/plan-rows.ts'
import { amountText, useRowTexts } from '../meal/row-texts.ts'
import css from './plan.module.css'
import { useOwnWords } from './words.ts'

/** A day of the plan as it is read: each meal with its foods, and the foods that may stand in for them. */
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
  const { titleOf, descriptionOf } = useRowTexts()
  return (
    <div>
      <Row gap={8} align="baseline" className={css.head}>
        <Text as="h3" size={16} weight={600} breaks>
          {titleOf(meal)}
        </Text>
        {meal.time && (
          <Text as="span" tone={2} figures>
            {meal.time}
          </Text>
        )}
      </Row>
      {meal.isFree && <Text prose>{descriptionOf(meal) || t('freeMeal')}</Text>}
      <BareList className={css.rows}>
        {meal.components.map(component => (
          <OwnRow key={component.id} component={component} />
        ))}
      </BareList>
      {meal.note && <Text tone={2}>{meal.note}</Text>}
    </div>
  )
}

function OwnRow({ component }: { component: PlanComponent }) {
  const t = useOwnWords()
  const { nameOf, amountOf, portions } = useRowTexts()
  return (
    <li className={css.row}>
      <Line name={nameOf(component)} amount={component.recipe ? portions(component.portions ?? 1) : amountText(amountOf(component))} />
      {component.ingredients.map(each => (
        <Line key={each.id} isQuiet name={nameOf(each)} amount={amountText(amountOf(each))} />
      ))}
      {[component, ...component.ingredients].flatMap(row =>
        row.alternatives.map(each => (
          <Line key={each.id} isQuiet name={`${t('or')} ${nameOf(each)}`} amount={amountText(amountOf(each))} />
        )),
      )}
      {component.note && <Text tone={2}>{component.note}</Text>}
    </li>
  )
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
