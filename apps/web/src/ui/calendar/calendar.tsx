import type { CalendarProps } from './props.ts'

export function Calendar({ label }: CalendarProps) {
  return <section aria-label={label} />
}
