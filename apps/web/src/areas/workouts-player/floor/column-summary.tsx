import { summaryOf } from '@allenio/domain/workouts'
import { IconTrophy } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { FieldSet } from '#ui/field'
import { Figure } from '#ui/figure'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import type { PlayerState } from '../player/player-state.ts'
import css from './exercises.module.css'
import type { FloorChange, FloorColumn } from './floor-columns.ts'
import { useFloorWords } from './words.ts'

interface ColumnSummaryProps {
  state: PlayerState
  column: FloorColumn
  change: (change: FloorChange) => void
  onReview: () => void
}

const efforts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A workout that is over, and the way to the next one. */
export function ColumnSummary({ state: { stored, facts, keep }, column, change, onReview }: ColumnSummaryProps) {
  const t = useFloorWords()
  const { integer } = useFormats()
  const name = useId()
  const { workout } = stored.state
  const { bests, settings } = facts
  const { minutes, setsDone, sets, tonnageKg, exercises } = summaryOf(stored.state, { bests, formula: settings.maximumFormula })
  const records = exercises.reduce((count, each) => count + each.records.length, 0)
  return (
    <Stack gap={20}>
      <Title level={3} size={20}>
        {t('finished')}
      </Title>
      <Row gap={20} wrap align="baseline">
        <Figure value={integer(minutes)} unit={t('minutes')} />
        <Figure value={`${setsDone}`} unit={`/ ${sets} ${t('sets')}`} />
        {tonnageKg > 0 && <Figure value={integer(Math.round(tonnageKg))} unit={t('tonnage')} />}
      </Row>
      {records > 0 && (
        <Row gap={8}>
          <Icon of={IconTrophy} size={18} />
          <Text tone="done">{t('records', { count: records })}</Text>
        </Row>
      )}
      <FieldSet label={t('effort')} className={css.efforts}>
        {efforts.map(value => (
          <ChoiceChip
            key={value}
            type="radio"
            name={name}
            checked={workout.rpe === value}
            onChange={() => void keep({ kind: 'rate workout', rpe: value })}>
            {value}
          </ChoiceChip>
        ))}
      </FieldSet>
      <Stack gap={8}>
        <Button wide onClick={() => change({ kind: 'remove', clientId: column.id })}>
          {t('remove')}
        </Button>
        <Button wide kind="quiet" onClick={onReview}>
          {t('review')}
        </Button>
        <Button wide kind="quiet" onClick={() => change({ kind: 'close workout', clientId: column.id, workoutId: workout.id })}>
          {t('another')}
        </Button>
      </Stack>
    </Stack>
  )
}
