import { IconInfoCircle, IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useIsHand } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { StatusIcon } from '#ui/badge'
import { Button } from '#ui/button'
import { Kbd } from '#ui/kbd'
import { Row, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { Text } from '#ui/text'
import { openDialog } from '../dialogs.ts'
import type { DayEntry, Outline } from '../outline.ts'
import { useEditor } from '../session.ts'
import { targetVerdict, type PlanTarget } from '../target.ts'
import { atLeastText, totalsOf, totalText, type Totals } from '../totals.ts'
import { useEditorWords } from '../words.ts'
import { daysInMean, freeMealsOf, meanOf, rangeOf } from './day-figures.ts'
import css from './totals.module.css'
import { useTotalWords } from './words.ts'
import { LackingParts } from './missing-foods.tsx'

interface EnergyProps {
  day: DayEntry
  days: Outline['days']
  totals: Totals
  target: PlanTarget
}

/** The energy of the day against its target, what its alternatives make of it, and how it stands among the days. */
export function Energy({ day, days, totals, target }: EnergyProps) {
  const t = useTotalWords()
  const words = useEditorWords()
  const isHand = useIsHand()
  const { integer } = useFormats()
  const { book } = useEditor()
  const foods = useStored(book.foods)
  const range = rangeOf(day, foods)
  const mean = meanOf(days)
  const meanTotals = mean && totalsOf(mean)
  const whole = (value: number) => integer(Math.round(value))
  const { counted, all } = daysInMean(days)
  const meanText = (kcal: string) => (counted < all ? t('meanOfSome', { counted, all, kcal }) : t('mean', { kcal }))
  const facts = [
    range &&
      whole(range.least) !== whole(range.most) &&
      t('range', { least: atLeastText(range.least, range.isAtLeast), most: whole(range.most) }),
    meanTotals && meanTotals.kcal !== null && meanText(totalText(meanTotals, 'kcal')),
  ].filter(Boolean)
  return (
    <Stack gap={4}>
      <p className={css.kcal}>
        {totals.isAtLeast.kcal && totals.kcal !== null && <span>{t('atLeast')} </span>}
        <b className={css.big}>{totals.kcal === null ? '–' : whole(totals.kcal)}</b>{' '}
        {target.kcal === null ? 'kcal' : t('ofKcal', { kcal: whole(target.kcal) })}
      </p>
      <Verdict day={day} totals={totals} target={target} />
      {day.sum.sum.rowCount > 0 && (
        <Row className={css.fit}>
          <Button
            size="small"
            icon={IconTargetArrow}
            iconAfter={isHand ? undefined : <Kbd>Alt T</Kbd>}
            onClick={() => openDialog({ kind: 'fit', dayId: day.id })}>
            {words('fitToTarget')}
          </Button>
        </Row>
      )}
      {facts.map(fact => (
        <Text key={fact || ''} size="hint" tone={2} figures>
          {fact}
        </Text>
      ))}
    </Stack>
  )
}

/** Tells how far the figure is from the target, or why nobody can tell. */
function Verdict({ day, totals, target }: Omit<EnergyProps, 'days'>) {
  const t = useTotalWords()
  const isFilled = useStored(useEditor().book.isFilled)
  if (!isFilled) return null
  if (totals.isAtLeast.kcal) {
    return (
      <Stack gap={2} align="start">
        {freeMealsOf(day).length > 0 && (
          <Text size="hint" tone={2}>
            {t('freeMeal')}
          </Text>
        )}
        <Popover
          target={(_opened, toggle) => (
            <Button kind="quiet" size="small" icon={IconInfoCircle} className={css.lacking} onClick={toggle}>
              {t('lacking')}
            </Button>
          )}>
          <LackingParts day={day} />
        </Popover>
      </Stack>
    )
  }
  if (target.kcal === null) {
    return (
      <Row gap={8}>
        <Text as="span" size="hint" tone={2}>
          {t('noTarget')}
        </Text>
        <Button kind="quiet" size="small" icon={IconPlus} onClick={() => openDialog({ kind: 'plan' })}>
          {t('setTarget')}
        </Button>
      </Row>
    )
  }
  return <TargetVerdict totals={totals} target={target} />
}

interface TargetVerdictProps {
  totals: Pick<Totals, 'kcal' | 'isAtLeast'>
  target: Pick<PlanTarget, 'kcal'>
  /** Leaves out how far a day that misses the target is from it. */
  isBrief?: boolean
}

/** A sign and words, so that nobody needs the colour; nothing where a figure is not known, or no target is set. */
export function TargetVerdict({ totals, target, isBrief = false }: TargetVerdictProps) {
  const t = useTotalWords()
  const { integer } = useFormats()
  const verdict = targetVerdict(totals, target)
  if (!verdict) return null
  const { isClose, word, kcal } = verdict
  return (
    <Text as="div" size="hint" weight={500} tone={isClose ? 'done' : 'attention'}>
      <Row as="span" gap={4} className={css.verdict}>
        <StatusIcon status={isClose ? 'done' : 'attention'} />
        {t(isBrief && isClose ? 'onTarget' : word, { kcal: integer(kcal) })}
      </Row>
    </Text>
  )
}
