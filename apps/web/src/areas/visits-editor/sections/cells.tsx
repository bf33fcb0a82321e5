import { visitLimits, type VisitCells } from '@allenio/contract/visits'
import { Badge } from '#ui/badge'
import { DayField, type DayFieldProps } from '#ui/day-field'
import { TextArea } from '#ui/text-area'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { useCell, useEditor } from '../session.ts'
import { usePossibleDay } from './use-possible-day.ts'
import { useTypedCell } from '#shell/editor'
import { useSectionWords } from './words.ts'
import { useSelected } from '#lib/store'

type TextName = { [Name in keyof VisitCells]-?: string | undefined extends VisitCells[Name] ? Name : never }[keyof VisitCells]

interface TextCellProps {
  name: TextName
  label: string
  hint?: string
  id?: string
  /** Marks what was not there at the last visit. */
  marksNew?: boolean
  minRows?: number
  /** Says where the text comes from. */
  mark?: string | undefined
}

/** A text of the visit, saved as it is typed. */
export function TextCell({ name, label, hint, id, marksNew, minRows = 2, mark }: TextCellProps) {
  const t = useSectionWords()
  const { set, last } = useEditor()
  const stored = useCell(name)
  const before = useSelected(last, visit => visit?.cells[name])
  const hasLast = useSelected(last, visit => visit !== undefined)
  const value = typeof stored === 'string' ? stored : ''
  const field = useTypedCell({ value, write: (text, gestureId) => set({ [name]: text }, gestureId) })
  return (
    <WithCrossed cell={name}>
      <TextArea
        id={id}
        label={label}
        hint={hint}
        action={mark ? <Badge>{mark}</Badge> : marksNew && hasLast && value !== '' && value !== before && <Badge>{t('isNew')}</Badge>}
        maxLength={visitLimits.text}
        minRows={minRows}
        {...field}
      />
    </WithCrossed>
  )
}

interface DayCellProps extends Omit<DayFieldProps, 'value' | 'onChange'> {
  name: 'takenOn' | 'birthDate' | 'nextVisitOn'
}

/** A day of the visit. */
export function DayCell({ name, error, ...field }: DayCellProps) {
  const { set } = useEditor()
  const { min, max } = field
  const wiring = usePossibleDay({ value: useCell(name) ?? '', min, max, write: day => set({ [name]: day }) })
  return (
    <WithCrossed cell={name}>
      <DayField {...field} name={name} {...wiring} error={wiring.error ?? error} />
    </WithCrossed>
  )
}
