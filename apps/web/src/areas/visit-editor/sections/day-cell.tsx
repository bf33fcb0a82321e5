import { isDay } from '@allenio/domain/days'
import { DayField, type DayFieldProps } from '#ui/day-field'
import { useCell, useEditor } from '../session.ts'

interface DayCellProps extends Omit<DayFieldProps, 'value' | 'onChange'> {
  name: 'takenOn' | 'birthDate' | 'nextVisitOn'
}

/** A day of the visit. What is no day is not kept: the field then shows the day that was. */
export function DayCell({ name, ...field }: DayCellProps) {
  const { set } = useEditor()
  const value = useCell(name) ?? ''
  return <DayField {...field} value={value} onChange={day => (day === '' || isDay(day)) && set({ [name]: day || undefined })} />
}
