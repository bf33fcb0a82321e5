import { shoppingLimits } from '@allenio/contract/shopping-lists'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { shortDay } from '../lines/line-texts.ts'
import css from './own.module.css'
import { useShoppingWords } from './words.ts'

/** So many days can be bought for, as the device has the plan for a fortnight. */
const daysAhead = 14

export interface Trip {
  days: readonly string[]
  people: number
}

export const daysFrom = (today: string, count = daysAhead): string[] => Array.from({ length: count }, (_, after) => addDays(today, after))

interface TripFieldsProps {
  trip: Trip
  onChange: (trip: Trip) => void
  today: string
  /** The days that have a plan; the others cannot be chosen. */
  plannedDays: readonly string[]
}

/** For which days, and for how many. */
export function TripFields({ trip, onChange, today, plannedDays }: TripFieldsProps) {
  const t = useShoppingWords()
  const language = useLanguage()
  const textOf = useDecimalText()
  const presets = [
    { label: t('nextThree'), days: daysFrom(today, 3) },
    { label: t('thisWeek'), days: daysFrom(today, 8 - weekdayOf(today)) },
  ]
  const turn = (day: string) =>
    onChange({ ...trip, days: trip.days.includes(day) ? trip.days.filter(each => each !== day) : [...trip.days, day].toSorted() })
  return (
    <Stack gap={20}>
      <FieldSet label={t('days')}>
        <Stack gap={12}>
          <Row gap={8} wrap>
            {presets.map(({ label, days }) => (
              <Button
                key={label}
                size="small"
                aria-pressed={days.join() === trip.days.join()}
                onClick={() => onChange({ ...trip, days: days.filter(day => plannedDays.includes(day)) })}>
                {label}
              </Button>
            ))}
          </Row>
          <div className={css.days}>
            {daysFrom(today).map(day => (
              <ChoiceChip
                key={day}
                type="checkbox"
                className={css.day}
                checked={trip.days.includes(day)}
                disabled={!plannedDays.includes(day)}
                onChange={() => turn(day)}>
                {shortDay(language, day)}
              </ChoiceChip>
            ))}
          </div>
        </Stack>
      </FieldSet>
      <div className={css.people}>
        <DecimalField
          label={t('people')}
          value={textOf(trip.people)}
          min={1}
          max={shoppingLimits.people}
          step={1}
          decimals={0}
          onChange={text => {
            const people = decimalOf(text, 0)
            if (people !== undefined && people >= 1 && people <= shoppingLimits.people) onChange({ ...trip, people })
          }}
        />
      </div>
    </Stack>
  )
}
