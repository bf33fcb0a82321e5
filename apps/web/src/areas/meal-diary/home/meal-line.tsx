import { IconChevronRight } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { BareButton, Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'
import type { DayView, MealView } from '../diet/day-view.ts'
import { rowsOfMeal } from '../diet/plan-rows.ts'
import { AllergyNote } from '../meal/allergy-note.tsx'
import { useRowTexts } from '../meal/row-texts.ts'
import { useMealWrites } from '../meal/use-meal-writes.ts'
import { useMealWords } from '../meal/words.ts'
import css from './next-meal.module.css'

interface MealLineProps {
  view: DayView
  next: MealView
}

/** A meal with its tick, which leads to its day. */
export function MealLine({ view, next }: MealLineProps) {
  const t = useMealWords()
  const writes = useMealWrites(view.date)
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
            <AllergyNote rows={[meal, ...rowsOfMeal(meal)]} swaps={view.swaps} />
          </Stack>
          <IconChevronRight stroke={1.5} aria-hidden />
        </Link>
      </Row>
    </section>
  )
}
