import { IconArrowBackUp, IconFeather } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { DayView } from '../diet/day-view.ts'
import type { OwnDiet } from '../diet/use-diet.ts'
import { useDiaryWords } from '../words.ts'
import { useDayTexts } from './day-texts.ts'
import { useDayWrites } from './use-day-writes.ts'
import css from './day.module.css'

interface EasierDayProps {
  own: OwnDiet
  view: DayView
}

/** One tap for a hard day: the easier day of the plan, and the way back. */
export function EasierDay({ own, view }: EasierDayProps) {
  const t = useDiaryWords()
  const { planDayName } = useDayTexts()
  const writes = useDayWrites(view, own.diary)
  const { plan, planDayId, isMoved } = view
  const easy = plan?.dayList.find(({ isEasy }) => isEasy)
  if (!plan || !easy || view.date !== own.today || !own.diet.settings.mayClientsMoveDays) return null
  // ticks belong to the meals of this day
  if (planDayId !== easy.id && view.meals.some(({ state }) => state !== null)) return null
  const name = planDayName(plan.dayList, easy.id)
  if (planDayId !== easy.id)
    return (
      <Stack gap={4} align="start" className={css.easier}>
        <Button icon={IconFeather} onClick={() => writes.followDay(easy.id, name)}>
          {t('easierDay', { day: name })}
        </Button>
        <Text size="hint" tone={2}>
          {t('easierHint')}
        </Text>
      </Stack>
    )
  if (!isMoved) return null
  return (
    <Stack align="start" className={css.easier}>
      <Button icon={IconArrowBackUp} onClick={writes.followPlan}>
        {t('asPlanned')}
      </Button>
    </Stack>
  )
}
