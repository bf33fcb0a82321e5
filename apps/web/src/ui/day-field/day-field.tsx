import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { addDays, isDay, parseDay, romeDay } from '#lib/typed-values'
import type { DayReading } from '#lib/typed-values'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { Modal } from '#ui/modal'
import { Popover } from '#ui/popover'
import { useTypedText } from '#ui/typed-field'
import type { TypedText } from '#ui/typed-field'
import css from './day-field.module.css'
import { clamp } from './days.ts'
import type { DayLimits } from './days.ts'
import { useDayFieldWords } from './words.ts'
import { Calendar } from './calendar.tsx'

export type DayFieldProps = FieldProps &
  DayLimits &
  Pick<DayReading, 'leaning' | 'needsYear'> &
  Omit<TypedText, 'parse' | 'write'> & {
    /** YYYY-MM-DD */
    value: string
    name?: string
    size?: 'small' | 'medium' | 'large'
    id?: string | undefined
    disabled?: boolean | undefined
    'data-autofocus'?: boolean | undefined
    ref?: Ref<HTMLInputElement>
  }

/** A day that is typed ('22/11', 'ieri', '+7') or picked from a calendar. */
export function DayField(props: DayFieldProps) {
  const { label, labelHidden, hint, error, optional, action, id, ...own } = props
  const { value, onChange, onBlur, min, max, leaning, needsYear, size = 'medium', ...rest } = own
  const t = useDayFieldWords()
  const { day, weekday } = useFormats()
  const isKnown = isDay(value)
  const { input, isTyping, set } = useTypedText({
    value,
    onChange,
    onBlur,
    parse: text => parseDay(text, { today: romeDay(), leaning: leaning ?? leaningOf({ min, max }), needsYear: needsYear ?? false }),
    write: text => (isDay(text) ? day(text) : text),
  })
  const step = (event: KeyboardEvent) => {
    const days = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (days === 0 || event.altKey) return
    event.preventDefault()
    set(clamp(isKnown ? addDays(value, event.shiftKey ? days * 7 : days) : romeDay(), { min, max }))
  }
  return (
    <Field {...{ label, labelHidden, hint, error, optional, action, id }}>
      {wiring => (
        <div className={classes(control.control, size !== 'medium' && control[size], css.frame)}>
          <input
            {...rest}
            {...wiring}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('placeholder')}
            className={classes(control.input, control.figures)}
            {...input}
            onKeyDown={step}
          />
          {isKnown && (
            <span className={classes(control.unit, css.echo)} aria-hidden>
              {isTyping ? `${weekday(value).slice(0, 3)} ${day(value)}` : weekday(value).slice(0, 3)}
            </span>
          )}
          <CalendarButton label={label} isDisabled={rest.disabled ?? false}>
            {close => (
              <Calendar
                value={isKnown ? value : ''}
                limits={{ min, max }}
                onChoose={chosen => {
                  set(chosen)
                  close()
                }}
              />
            )}
          </CalendarButton>
        </div>
      )}
    </Field>
  )
}

interface CalendarButtonProps {
  label: string
  isDisabled: boolean
  children: (close: () => void) => ReactNode
}

/** Opens the calendar beside the field, or on a phone as a sheet from below, because there is no room beside. */
function CalendarButton({ label, isDisabled, children }: CalendarButtonProps) {
  const t = useDayFieldWords()
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const button = (press: () => void) => (
    <button type="button" className={control.inner} aria-label={t('pick', { label })} disabled={isDisabled} onClick={press}>
      <IconCalendar stroke={1.5} />
    </button>
  )
  if (!isMobile) {
    return (
      <Popover bare side="bottom-end" target={(_, toggle) => button(toggle)}>
        {children}
      </Popover>
    )
  }
  return (
    <>
      {button(() => setOpen(true))}
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} size="small" title={label}>
          {children(() => setOpen(false))}
        </Modal>
      )}
    </>
  )
}

/** A field that ends today asks about the past, one that begins today about the future. */
function leaningOf({ min, max }: DayLimits): DayReading['leaning'] {
  const today = romeDay()
  if (max && max <= today) return 'past'
  return min && min >= today ? 'future' : undefined
}
