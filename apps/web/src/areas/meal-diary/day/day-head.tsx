import { dietDays } from '@allenio/contract/meal-diary'
import { addDays } from '@allenio/domain/days'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import type { DayView } from '../diet/day-view.ts'
import type { OwnDiet } from '../diet/use-diet.ts'
import { useRowTexts } from '../meal/row-texts.ts'
import { useDiaryWords } from '../words.ts'
import { DayMenu } from './day-menu.tsx'
import { useDayTexts } from './day-texts.ts'
import css from './day.module.css'

interface DayHeadProps {
  own: OwnDiet
  view: DayView
  onChoose: (date: string) => void
}

/** Which day this is, which day of the plan it has, and the days beside it. */
export function DayHead({ own, view, onChoose }: DayHeadProps) {
  const t = useDiaryWords()
  const { titleOf, subOf, planDayName } = useDayTexts()
  const { titleOf: mealTitle } = useRowTexts()
  const { date, plan, planDayId, isMoved } = view
  const { today } = own
  const planDay = plan && planDayId !== null ? planDayName(plan.dayList, planDayId) : undefined
  return (
    <header className={css.head}>
      <Row gap={4} justify="between" align="start">
        <Stack gap={2} grow aria-live="polite">
          <Title level={2} size={28}>
            {titleOf(date, today)}
          </Title>
          <Text tone={2} breaks>
            {[...subOf(date, { today, planDay }), isMoved && t('isMoved')].filter(Boolean).join(' · ')}
          </Text>
          {view.leftDays.map(({ planDayId: leftId, dayList, meals }) => (
            <Text key={leftId} tone={2} breaks>
              {t('leftBehind', { day: planDayName(dayList, leftId), meals: meals.map(({ meal }) => mealTitle(meal)).join(', ') })}
            </Text>
          ))}
        </Stack>
        <Row gap={0}>
          <IconButton
            icon={IconChevronLeft}
            label={t('previousDay')}
            disabled={date <= addDays(today, -dietDays.back)}
            onClick={() => onChoose(addDays(date, -1))}
          />
          <IconButton
            icon={IconChevronRight}
            label={t('nextDay')}
            disabled={date >= addDays(today, dietDays.ahead)}
            onClick={() => onChoose(addDays(date, 1))}
          />
          {!view.isPast && <DayMenu own={own} view={view} />}
        </Row>
      </Row>
      {view.planDay?.note && (
        <Text prose breaks className={css.prose}>
          {view.planDay.note}
        </Text>
      )}
      {date !== today && (
        <div>
          <Button kind="quiet" size="small" className={css.back} onClick={() => onChoose(today)}>
            {t('toToday')}
          </Button>
        </div>
      )}
    </header>
  )
}
