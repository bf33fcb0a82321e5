import { isDay } from '@allenio/domain/days'
import { visitLimits, type VisitCells } from '@allenio/contract/visit-cells'
import { Badge } from '#ui/badge'
import { DayField, type DayFieldProps } from '#ui/day-field'
import { TextArea } from '#ui/text-area'
import { useCell, useEditor } from '../session.ts'
import { useTypedCell } from './use-typed-cell.ts'
import { useSectionWords } from './words.ts'

type TextName = { [Name in keyof VisitCells]-?: string | undefined extends VisitCells[Name] ? Name : never }[keyof VisitCells]

interface TextCellProps {
  name: TextName
  label: string
  hint?: string
  id?: string
  /** Marks what was not there at the last visit. */
  marksNew?: boolean
  minRows?: number
}

/** A text of the visit, saved as it is typed. */
export function TextCell({ name, label, hint, id, marksNew, minRows = 2 }: TextCellProps) {
  const t = useSectionWords()
  const { set, last } = useEditor()
  const stored = useCell(name)
  const before = last.useSelected(visit => visit?.cells[name])
  const hasLast = last.useSelected(visit => visit !== undefined)
  const value = typeof stored === 'string' ? stored : ''
  const field = useTypedCell({ value, write: (text, gestureId) => set({ [name]: text }, gestureId) })
  return (
    <TextArea
      id={id}
      label={label}
      hint={hint}
      action={marksNew && hasLast && value !== '' && value !== before && <Badge>{t('isNew')}</Badge>}
      maxLength={visitLimits.text}
      minRows={minRows}
      {...field}
    />
  )
}

interface DayCellProps extends Omit<DayFieldProps, 'value' | 'onChange'> {
  name: 'takenOn' | 'birthDate' | 'nextVisitOn'
}

/** A day of the visit. What is no day is not kept: the field then shows the day that was. */
export function DayCell({ name, ...field }: DayCellProps) {
  const { set } = useEditor()
  const value = useCell(name) ?? ''
  return <DayField {...field} value={value} onChange={day => (day === '' || isDay(day)) && set({ [name]: day || undefined })} />
}
