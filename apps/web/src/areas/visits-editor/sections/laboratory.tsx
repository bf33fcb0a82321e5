import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { visitLimits } from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import { IconX } from '@tabler/icons-react'
import { useToday } from '#shell'
import { useIsHand } from '#lib/device'
import { DayField } from '#ui/day-field'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { AddedRows, type AddedRow } from './added-rows.tsx'
import { textOf } from './rows.ts'
import css from './sections.module.css'
import { usePossibleDay } from './use-possible-day.ts'
import { useTypedCell } from '#shell/editor'
import { useSectionWords } from './words.ts'

/** Values of a laboratory, as it writes them. Those of one sheet have one day, which is typed once. */
export function Laboratory() {
  const t = useSectionWords()
  return (
    <AddedRows
      type="laboratory value"
      title={t('laboratory')}
      addText={t('addLaboratory')}
      most={visitLimits.laboratoryValues}
      cellsAfter={dayCellOf}
      part={LaboratoryRow}
    />
  )
}

const dayCellOf = ({ cells: { day } }: DocumentRow): Cells => (day === undefined ? {} : { day })

function LaboratoryRow({ row, isFirst, set, remove }: AddedRow) {
  const t = useSectionWords()
  const today = useToday()
  // on a desk the labels of the first row are those of the columns
  const labelHidden = !useIsHand() && !isFirst
  const useText = (cell: 'name' | 'value' | 'unit') =>
    useTypedCell({ value: textOf(row, cell), write: (text, gestureId) => set(row.id, { [cell]: text ?? null }, gestureId) })
  const name = useText('name')
  const value = useText('value')
  const unit = useText('unit')
  const writeDay = (next: string | undefined) => set(row.id, { day: next ?? null }, newId())
  const day = usePossibleDay({ value: textOf(row, 'day'), max: today, write: writeDay })
  return (
    <Row as="li" gap={8} align="end" className={css.laboratory}>
      <TextField label={t('laboratoryName')} labelHidden={labelHidden} maxLength={visitLimits.name} title={textOf(row, 'name')} {...name} />
      <TextField label={t('laboratoryValue')} labelHidden={labelHidden} maxLength={visitLimits.laboratoryValue} {...value} />
      <TextField label={t('laboratoryUnit')} labelHidden={labelHidden} maxLength={visitLimits.unit} {...unit} />
      <DayField label={t('laboratoryDay')} labelHidden={labelHidden} leaning="past" max={today} {...day} />
      <IconButton label={t('removeRow', { name: textOf(row, 'name') || t('unnamed') })} icon={IconX} onClick={remove} />
    </Row>
  )
}
