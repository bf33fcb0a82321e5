import { useState } from 'react'
import { OwnWeightPanel } from '#areas/weights'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { Link } from '#ui/link'
import { Sparkline } from '#ui/sparkline'
import { VisuallyHidden } from '#ui/visually-hidden'
import { WaitingMark } from '#ui/waiting-mark'
import { useOwnWords } from './words.ts'
import { Head } from './head.tsx'
import { withUnsentWeights, type OwnHomeRead, type UnsentWrites } from './own-day.ts'
import { WeightForm, weightField } from './weight-form.tsx'
import css from './weight.module.css'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'

interface WeightProps {
  home: OwnHomeRead
  today: string
  unsent: UnsentWrites['weights']
  /** the hero further up asks for it already, with the field */
  isAsked: boolean
}

/** The present weight, and a field that adds the next one with one tap. */
export function Weight({ home: { weight, mayAdd }, today, unsent, isAsked }: WeightProps) {
  const t = useOwnWords()
  const { latest, isWaiting, values } = withUnsentWeights(weight, unsent)
  const isToday = latest?.day === today
  return (
    <section className={css.weight} aria-labelledby="own-weight-title">
      <Head id="own-weight-title" title={t('weight')} href={hrefTo('/me/weights')} more={t('allWeights')} />
      {latest ? (
        <LatestWeight latest={latest} isToday={isToday} isWaiting={isWaiting} values={values} trend={weight.trend} />
      ) : (
        <Text tone={2} prose>
          {mayAdd.weights ? t('noWeight') : t('weightClosed')}
        </Text>
      )}
      {mayAdd.weights && !isAsked && <AddWeight today={today} start={latest?.kg} isToday={isToday} />}
    </section>
  )
}

interface LatestWeightProps {
  latest: { day: string; kg: number }
  isToday: boolean
  isWaiting: boolean
  values: readonly number[]
  trend: OwnHomeRead['weight']['trend']
}

function LatestWeight({ latest, isToday, isWaiting, values, trend }: LatestWeightProps) {
  const t = useOwnWords()
  const { decimal, day } = useFormats()
  const [from, to] = [values[0], values.at(-1)]
  return (
    <Link href={hrefTo('/me/weights')} className={css.standing}>
      <VisuallyHidden>{t('allWeightsLabel')}</VisuallyHidden>
      <Stack as="span" gap={2}>
        <Figure size="large" value={decimal(latest.kg, { most: 2 })} unit={t('kg')} />
        <Row as="span" wrap className={css.notes}>
          <span>{isToday ? t('weighedToday') : t('weighedOn', { day: day(latest.day) })}</span>
          {isWaiting && <WaitingMark />}
        </Row>
      </Stack>
      {values.length > 1 && from !== undefined && to !== undefined && (
        <Sparkline
          values={values.slice(-60)}
          width={132}
          height={52}
          label={t('trendLabel', { from: decimal(from, { most: 1 }), to: decimal(to, { most: 1 }) })}
        />
      )}
      <Change trend={trend} />
    </Link>
  )
}

function Change({ trend: { in30Days, in7Days, target } }: Pick<LatestWeightProps, 'trend'>) {
  const t = useOwnWords()
  const signed = useSigned()
  const { decimal } = useFormats()
  const change =
    in30Days === null
      ? in7Days === null
        ? undefined
        : t('in7Days', { change: signed(in7Days) })
      : Math.abs(in30Days) < 0.05
        ? t('steady')
        : t('in30Days', { change: signed(in30Days) })
  if (!change && target === null) return null
  return (
    <Row as="span" wrap className={css.change}>
      {change && (
        <Text as="span" weight={500}>
          {change}
        </Text>
      )}
      {target !== null && <span>{t('toGoal', { kg: decimal(target, { most: 1 }) })}</span>}
    </Row>
  )
}

interface AddWeightProps {
  today: string
  start: number | undefined
  isToday: boolean
}

/** Once a day is the rule: after today's weight a button opens the form that asks whether the new one replaces it. */
function AddWeight({ today, start, isToday }: AddWeightProps) {
  const t = useOwnWords()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (isOpen || !isToday) {
    return <WeightForm today={today} start={start} onBusy={() => setOpen(true)} onAdded={() => setOpen(false)} />
  }
  return (
    <div>
      <Button name={weightField} onClick={() => setAsking(true)}>
        {t('addAnother')}
      </Button>
      {isAsking && <OwnWeightPanel onClose={() => setAsking(false)} />}
    </div>
  )
}
