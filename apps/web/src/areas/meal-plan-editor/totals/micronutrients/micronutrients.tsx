import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { MicronutrientModal, useChosenMicronutrients, useHasMicronutrients } from '#areas/micronutrients'
import { Button } from '#ui/button'
import { InfoTip } from '#ui/info-tip'
import { BareList, Row, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonLines } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import type { DayEntry, Outline } from '../../outline.ts'
import { meanOf } from '../day-figures.ts'
import { intakePersonOf, type PersonFacts } from '../person/facts.ts'
import { usePersonText } from '../person/use-person-facts.ts'
import { useIntakeSet } from '../person/use-intake-set.ts'
import { IntakeLine } from './intake-line.tsx'
import { intakeRowOf, lackingFactsOf, type IntakeRow } from './intake-rows.ts'
import { useIntakeWords } from './words.ts'

interface MicronutrientsProps {
  day: DayEntry
  days: Outline['days']
  facts: PersonFacts
  /** Of the target; without one the day's own counts. */
  kcal: number | null
}

/** The nutrients that this professional follows, against what the person should have in a day. */
export function Micronutrients({ day, days, facts, kcal }: MicronutrientsProps) {
  const t = useIntakeWords()
  const micronutrients = useChosenMicronutrients()
  const hasChoice = useHasMicronutrients()
  const [isChoosing, setChoosing] = useState(false)
  const [span, setSpan] = useState<'day' | 'mean'>('day')
  const [set] = useIntakeSet()
  const mean = meanOf(days)
  const isMean = span === 'mean' && mean !== null
  const { sum } = isMean ? mean : day.sum
  const question = { set, person: intakePersonOf(facts), weightKg: facts.weightKg, kcal }
  const rows = micronutrients.map(micronutrient => ({ micronutrient, row: intakeRowOf(micronutrient.id, sum, question) }))
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
      <BareList>
        {rows.map(({ micronutrient, row }) => (
          <IntakeLine key={row.code} micronutrient={micronutrient} row={row} days={isMean ? days : [day]} />
        ))}
      </BareList>
      <Source rows={rows.map(({ row }) => row)} nameOf={code => micronutrients.find(({ id }) => id === code)?.name ?? code} facts={facts} />
      {isChoosing && <MicronutrientModal onClose={() => setChoosing(false)} />}
    </Stack>
  )
}

interface SourceProps {
  rows: readonly IntakeRow[]
  nameOf: (code: string) => string
  facts: PersonFacts
}

/** Names the reference and the figures that are none to be reached, or the facts that are missing to compare at all. */
function Source({ rows, nameOf, facts }: SourceProps) {
  const t = useIntakeWords()
  const personText = usePersonText()
  const [set] = useIntakeSet()
  if (facts.sex === null || facts.age === null) {
    const word = facts.sex === null ? (facts.age === null ? 'lacksSexAndAge' : 'lacksSex') : 'lacksAge'
    return (
      <Text size="hint" tone={2}>
        {t(word)}
      </Text>
    )
  }
  const namesOf = (isOne: (intake: NonNullable<IntakeRow['intake']>) => boolean) =>
    rows.flatMap(({ code, intake }) => (intake?.reference && isOne(intake) ? [nameOf(code)] : [])).join(', ')
  const limits = namesOf(({ aim }) => aim === 'limit')
  const guides = namesOf(({ aim }) => aim === 'guide')
  const others = namesOf(intake => intake.set !== set)
  const lackingFacts = lackingFactsOf(rows)
  const sentences = [
    t('source', { set, person: personText({ ...facts, weightKg: null }) }),
    limits && t('limits', { names: limits }),
    guides && t('guides', { names: guides }),
    others && t('otherSet', { names: others, set: set === 'LARN' ? 'EFSA' : 'LARN' }),
    lackingFacts.includes('weight') && t('lacksWeight'),
    lackingFacts.includes('energy') && t('lacksEnergy'),
  ]
  return (
    <Text as="div" size="hint" tone={2}>
      {sentences.filter(Boolean).join(' ')} <InfoTip text={t('disclaimer')} />
    </Text>
  )
}
