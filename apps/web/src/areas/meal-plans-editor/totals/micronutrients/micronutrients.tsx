import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { IntakePerson } from '@allenio/domain/intakes'
import type { MealSum } from '@allenio/domain/meal-plans'
import { Suspense, useState } from 'react'
import { MicronutrientModal, useChosenMicronutrients, useHasMicronutrients } from '#areas/micronutrients'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonLines } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import type { DayEntry, Outline } from '../../outline.ts'
import { totalsOf } from '../../totals.ts'
import { meanOf } from '../day-figures.ts'
import { intakePersonOf, type PersonFacts } from '../person/facts.ts'
import { useIntakeSet } from '#lib/intake-set'
import { IntakeLines, type IntakeLinesProps } from './intake-lines.tsx'
import { plainRowOf } from './intake-rows.ts'
import { intakeRowOf } from './judged-rows.ts'
import { useIntakeWords } from './words.ts'

interface MicronutrientsProps {
  day: DayEntry
  days: Outline['days']
  facts: PersonFacts
  /** The kcal of the target; without one, the energy of the shown day counts, if it is known. */
  targetKcal: number | null
}

/** The nutrients that this professional follows, against what the person should have in a day. */
export function Micronutrients({ day, days, facts, targetKcal }: MicronutrientsProps) {
  const t = useIntakeWords()
  const micronutrients = useChosenMicronutrients()
  const hasChoice = useHasMicronutrients()
  const [isChoosing, setChoosing] = useState(false)
  const [span, setSpan] = useState<'day' | 'mean'>('day')
  const mean = meanOf(days)
  const isMean = span === 'mean' && mean !== null
  const sum = isMean ? mean : day.sum
  const totals = totalsOf(sum)
  const kcal = targetKcal ?? (totals.isAtLeast.kcal ? null : totals.kcal)
  const person = intakePersonOf(facts)
  const lines = { micronutrients, days: isMean ? days : [day], facts }
  if (!hasChoice) return <SkeletonLines lines={8} />
  return (
    <Stack gap={12}>
      <Row justify="between" gap={8}>
        <Title level={3} size={16}>
          {t('title')}
        </Title>
        <Button
          kind="quiet"
          size="small"
          icon={IconAdjustmentsHorizontal}
          aria-label={t('choose', { count: micronutrients.length })}
          onClick={() => setChoosing(true)}>
          {micronutrients.length}
        </Button>
      </Row>
      {mean && (
        <SegmentedControl
          label={t('span')}
          wide
          options={[
            { value: 'day', label: t('day') },
            { value: 'mean', label: t('mean') },
          ]}
          value={span}
          onChange={setSpan}
        />
      )}
      {micronutrients.length === 0 && <Text tone={2}>{t('none')}</Text>}
      {person ? (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <JudgedLines {...lines} sum={sum} person={person} kcal={kcal} />
        </Suspense>
      ) : (
        <IntakeLines {...lines} rows={micronutrients.map(({ id }) => plainRowOf(id, sum))} />
      )}
      {isChoosing && <MicronutrientModal onClose={() => setChoosing(false)} />}
    </Stack>
  )
}

interface JudgedLinesProps extends Omit<IntakeLinesProps, 'rows'> {
  sum: MealSum
  person: IntakePerson
  kcal: number | null
}

/** The nutrients against what this person should have in a day. */
function JudgedLines({ sum, person, kcal, ...lines }: JudgedLinesProps) {
  const [set] = useIntakeSet()
  const question = { set, person, weightKg: lines.facts.weightKg, kcal }
  return <IntakeLines {...lines} rows={lines.micronutrients.map(({ id }) => intakeRowOf(id, sum, question))} />
}
