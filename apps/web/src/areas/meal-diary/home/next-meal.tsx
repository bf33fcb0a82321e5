import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { hrefTo } from '#lib/screens'
import { BareButton, Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'
import { dayViewOf, type DayView, type MealView } from '../diet/day-view.ts'
import { nextMealOf } from '../diet/next-meal.ts'
import { useDietReceipts } from '../diet/use-receipts.ts'
import { useSwapsAhead } from '../diet/use-swaps-ahead.ts'
import { useClock, useOwnDiet } from '../diet/use-diet.ts'
import { useRowTexts } from '../meal/row-texts.ts'
import { useMealWrites } from '../meal/use-meal-writes.ts'
import { useMealWords } from '../meal/words.ts'
import css from './next-meal.module.css'

const noPlans: readonly never[] = []

/** The next meal, with its tick; it never leads, because a task or a workout may. */
export function NextMeal({ onLead }: { onLead: (isLeading: boolean) => void }) {
  const reportLead = useEffectEvent(onLead)
  useEffect(() => reportLead(false), [])
  const { data } = useOwnDiet('diet')
  const clock = useClock()
  useDietReceipts(data?.diet.assignments ?? noPlans, 'stored')
  useSwapsAhead(data?.diet.settings)
  if (!data) return null
  const view = dayViewOf(data.diet, data.diary, data.today)
  const next = nextMealOf(view.meals, clock)
  if (!view.plan || !next) return null
  return <MealLine view={view} next={next} plan={view.plan} />
}

interface MealLineProps {
  view: DayView
  next: MealView
  plan: NonNullable<DayView['plan']>
}

function MealLine({ view, next, plan }: MealLineProps) {
  const t = useMealWords()
  const writes = useMealWrites(view.date, plan)
  const { titleOf, summaryOf } = useRowTexts()
  const { meal } = next
  const title = titleOf(meal)
  const foods = summaryOf(meal, view.swaps)
  return (
    <section className={css.block} aria-label={t('next')}>
      <Row gap={0} align="stretch" className={css.line}>
        <BareButton
          className={css.tick}
          aria-label={t('tick', { meal: title })}
          aria-pressed={false}
          onClick={() => writes.tick(next, 'eaten')}>
          <TickCircle />
        </BareButton>
        <Link href={hrefTo('/mealPlans')} className={css.link}>
          <Stack as="span" gap={2} grow>
            <Text as="span" size="hint" tone={2} figures>
              {[t('next'), meal.time].filter(Boolean).join(' · ')}
            </Text>
            <Text as="span" size={16} weight={600} breaks>
              {title}
            </Text>
            {foods && (
              <Text as="span" tone={2} clip>
                {foods}
              </Text>
            )}
          </Stack>
          <IconChevronRight stroke={1.5} aria-hidden />
        </Link>
      </Row>
    </section>
  )
}
