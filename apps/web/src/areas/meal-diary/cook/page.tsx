import type { DietRecipe } from '@allenio/contract/meal-diary'
import { foodName } from '@allenio/domain/aliments'
import { isDay } from '@allenio/domain/days'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, usePageTitle, useParam } from '#shell'
import { useWakeLock } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { CoverImage } from '#ui/cover-image'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useOwnDiet, type OwnDiet } from '../diet/use-diet.ts'
import { AllergyNote } from '../meal/allergy-note.tsx'
import { useRowTexts } from '../meal/row-texts.ts'
import type { PlanComponent, PlanRow } from '../diet/plan-rows.ts'
import { cookedDish, servedIngredient } from './cooked-dish.ts'
import css from './cook.module.css'
import { CookSteps } from './cook-steps.tsx'
import { useCookWords } from './words.ts'
import { useTimesText } from './times-text.ts'

const mostPeople = 12

/** Answers whoever stands in the kitchen: how much of what, and what comes next? */
export function Page() {
  const t = useCookWords()
  const id = useParam('id')
  const rowId = useSearch({ strict: false, select: ({ row }) => (typeof row === 'string' ? row : undefined) })
  const { data, ...query } = useOwnDiet()
  return (
    <Loaded query={{ data, ...query }} large failed={t('failed')} skeleton={<SkeletonPage />} gone={<GoneRecipe />}>
      {own => {
        const recipe = own.diet.recipes.find(each => each.id === id)
        const dish = cookedDish(own.diet, { recipeId: id, rowId })
        return recipe ? <Cooking own={own} recipe={recipe} dish={dish} /> : <GoneRecipe />
      }}
    </Loaded>
  )
}

function GoneRecipe() {
  const t = useCookWords()
  return (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/mealPlans')}>{t('toDiet')}</ButtonLink>}
    />
  )
}

interface CookingProps {
  own: OwnDiet
  recipe: DietRecipe
  dish: PlanComponent | undefined
}

function Cooking({ own, recipe, dish }: CookingProps) {
  const t = useCookWords()
  const language = useLanguage()
  const { nameOf } = useRowTexts()
  const timesText = useTimesText()
  const title = dish ? nameOf(dish) : foodName(recipe, language)
  const description = foodName({ nameIt: recipe.descriptionIt, nameEn: recipe.descriptionEn }, language)
  usePageTitle(title)
  useWakeLock(true)
  return (
    <div className={css.page}>
      <PageHeader back={<BackButton />} title={title} sub={timesText(recipe)} />
      {recipe.picture && (
        <div className={css.picture}>
          <CoverImage src={recipe.picture.url} decoding="async" />
        </div>
      )}
      <Sheet columns="minmax(0, 1fr) minmax(0, 1.6fr)">
        {dish && <Ingredients own={own} dish={dish} />}
        <Section title={t('steps')}>
          <Stack gap={16}>
            {description && (
              <Text tone={2} prose breaks className={css.prose}>
                {description}
              </Text>
            )}
            <CookSteps steps={recipe.steps} />
          </Stack>
        </Section>
      </Sheet>
    </div>
  )
}

/** As much as the plan says, for one or for several. */
function Ingredients({ own: { diet, diary }, dish }: { own: OwnDiet; dish: PlanComponent }) {
  const t = useCookWords()
  const { nameOf, amountIn } = useRowTexts()
  const date = useSearch({ strict: false, select: ({ day }) => (typeof day === 'string' && isDay(day) ? day : undefined) })
  const [people, setPeople] = useState(1)
  const swapOf = (rowId: string) => diary.swaps.find(each => each.rowId === rowId && each.day === date)
  return (
    <Section title={t('ingredients')}>
      <Stack gap={12}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has looks of its own */}
        <div role="group" aria-label={t('people')}>
          <Row gap={8}>
            <IconButton kind="framed" icon={IconMinus} label={t('fewer')} disabled={people === 1} onClick={() => setPeople(people - 1)} />
            <Text as="output" size={16} weight={600} figures aria-live="polite" className={css.people}>
              {t('peopleCount', { count: people })}
            </Text>
            <IconButton
              kind="framed"
              icon={IconPlus}
              label={t('more')}
              disabled={people === mostPeople}
              onClick={() => setPeople(people + 1)}
            />
          </Row>
        </div>
        <BareList className={css.ingredients}>
          {dish.ingredients.map(each => {
            const served = servedIngredient(each, people, swapOf(each.id))
            return (
              <li key={each.id} className={css.ingredient}>
                <Row gap={12} align="baseline" justify="between">
                  <Text as="span" size="inherit" breaks>
                    {nameOf(served)}
                  </Text>
                  <Text as="b" size="inherit" weight={600} figures className={css.amount}>
                    {amountIn(diet.foods, served)}
                  </Text>
                </Row>
                <AllergyNote rows={[served]} />
                <NoteOf row={served} />
              </li>
            )
          })}
        </BareList>
        <NoteOf row={dish} />
        <Text tone={2}>{t('ofPlan')}</Text>
      </Stack>
    </Section>
  )
}

const NoteOf = ({ row: { note } }: { row: PlanRow }) =>
  note && (
    <Text tone={2} prose breaks className={css.prose}>
      {note}
    </Text>
  )
