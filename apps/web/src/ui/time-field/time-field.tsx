import type { KeyboardEvent, Ref } from 'react'
import { parseTime } from '#lib/typed-values'
import type { FieldProps } from '#ui/field'
import { TextField } from '#ui/text-field'
import { useTypedText } from '#ui/typed-field'
import type { TypedText } from '#ui/typed-field'

type TimeFieldProps = FieldProps &
  Omit<TypedText, 'parse' | 'write'> & {
    /** HH:mm */
    value: string
    name?: string
    size?: 'small' | 'medium' | 'large'
    'aria-invalid'?: true | undefined
    ref?: Ref<HTMLInputElement>
  }

const dayMinutes = 24 * 60
const stepMinutes = 15

/** A time of day, typed as '9', '930' or '9.30'; the arrow keys move it by a quarter of an hour. */
export function TimeField({ value, onChange, onBlur, ...field }: TimeFieldProps) {
  const { input, set } = useTypedText({ value, onChange, onBlur, parse: parseTime })
  const step = (event: KeyboardEvent) => {
    const minutes = event.key === 'ArrowUp' ? stepMinutes : event.key === 'ArrowDown' ? -stepMinutes : 0
    if (minutes === 0) return
    event.preventDefault()
    set(later(value, minutes))
  }
  return <TextField {...field} figures autoComplete="off" placeholder="18:30" {...input} onKeyDown={step} />
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = (parseTime(time) ?? '08:45').split(':').map(Number)
  const sum = (hour * 60 + minute + minutes + dayMinutes) % dayMinutes
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`
}
