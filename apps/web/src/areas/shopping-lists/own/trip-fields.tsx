import { shoppingLimits } from '@allenio/contract/shopping-lists'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { DecimalField, parseNumberWithin, useDecimalText } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { shortDay } from '../lines/line-texts.ts'
import css from './own.module.css'
import { useShoppingWords } from './words.ts'

/** The most days to buy for, because the device has the plan for a fortnight. */
const daysAhead = 14

export interface Trip {
  days: readonly string[]
  /** Undefined while what is typed is no number of people that a list can be for. */
  people: number | undefined
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
      <PeopleField people={trip.people} onChange={people => onChange({ ...trip, people })} />
    </Stack>
  )
}

interface PeopleFieldProps extends Pick<Trip, 'people'> {
  onChange: (people: Trip['people']) => void
}

/** The typed text stays as it is, with the reason where it is refused. */
function PeopleField({ people, onChange }: PeopleFieldProps) {
  const t = useShoppingWords()
  const textOf = useDecimalText()
  const [text, setText] = useState(people === undefined ? '' : textOf(people))
  const [hasLeft, setLeft] = useState(false)
  const isWrong = people === undefined && (hasLeft || text.trim() !== '')
  return (
    <div className={css.people}>
      <DecimalField
        label={t('people')}
        value={text}
        min={1}
        max={shoppingLimits.people}
        step={1}
        decimals={0}
        error={isWrong ? t('peopleWrong', { most: shoppingLimits.people }) : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={typed => {
          setText(typed)
          onChange(parseNumberWithin(typed, { least: 1, most: shoppingLimits.people }))
        }}
      />
    </div>
  )
}
