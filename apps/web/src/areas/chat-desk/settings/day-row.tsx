import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { TimeField } from '#ui/time-field'
import { FieldError } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { useSettingsWords } from './words.ts'
import { CopyDays } from './copy-days.tsx'
import css from './settings.module.css'
import { faultsOf, withHours } from './week.ts'
import type { Hours, HoursFault, weekdays } from './week.ts'

export type Weekday = (typeof weekdays)[number]

interface DayRowProps {
  day: Weekday
  hours: readonly Hours[]
  isTried: boolean
  onChange: (hours: readonly Hours[]) => void
  onCopy: (days: readonly number[]) => void
}

const faultWords = { missing: 'fault_missing', 'ends before': 'fault_ends', overlaps: 'fault_overlaps' } as const satisfies Record<
  HoursFault,
  string
>

export function DayRow({ day, hours, isTried, onChange, onCopy }: DayRowProps) {
  const t = useSettingsWords()
  const name = t(`day_${day}`)
  const faults = faultsOf(hours)
  const extendedHours = withHours(hours)
  const changeHours = (key: string, change: Partial<Hours>) =>
    onChange(hours.map(each => (each.key === key ? { ...each, ...change } : each)))
  return (
    <li className={css.day}>
      <span className={css.dayName}>{name}</span>
      <Stack gap={6} className={css.stretches}>
        {hours.length === 0 && <span className={css.closed}>{t('closed')}</span>}
        {hours.map(({ key, from, to }, index) => {
          const fault = faults[index]
          // an empty field may still be filled in, so its fault is shown only after a try to save
          const isFaultVisible = fault !== undefined && (fault !== 'missing' || isTried)
          return (
            <Stack key={key} gap={4}>
              <div className={css.stretch}>
                <TimeField
                  size="small"
                  label={t('from', { day: name })}
                  labelHidden
                  value={from}
                  aria-invalid={isFaultVisible || undefined}
                  onChange={time => changeHours(key, { from: time })}
                />
                <span aria-hidden>–</span>
                <TimeField
                  size="small"
                  label={t('to', { day: name })}
                  labelHidden
                  value={to}
                  aria-invalid={isFaultVisible || undefined}
                  onChange={time => changeHours(key, { to: time })}
                />
                <IconButton
                  size="small"
                  label={t('remove', { day: name })}
                  icon={IconTrash}
                  onClick={() => onChange(hours.filter(each => each.key !== key))}
                />
              </div>
              {isFaultVisible && <FieldError>{t(faultWords[fault])}</FieldError>}
            </Stack>
          )
        })}
      </Stack>
      <Row gap={4} className={css.dayTools}>
        <IconButton
          size="small"
          label={t('add', { day: name })}
          icon={IconPlus}
          disabled={extendedHours === undefined}
          onClick={() => extendedHours && onChange(extendedHours)}
        />
        {hours.length > 0 && (
          <Popover
            side="bottom-end"
            target={(_, toggle) => <IconButton size="small" label={t('copy', { day: name })} icon={IconCopy} onClick={toggle} />}>
            {close => (
              <CopyDays
                from={day}
                onCopy={days => {
                  close()
                  onCopy(days)
                }}
              />
            )}
          </Popover>
        )}
      </Row>
    </li>
  )
}
