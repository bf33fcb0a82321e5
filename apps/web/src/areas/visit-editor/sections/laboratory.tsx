import type { DocumentRow } from '@allenio/contract/documents'
import { visitLimits } from '@allenio/contract/visit-cells'
import { newId } from '@allenio/domain/ids'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useToday } from '#shell'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { textOf, useRows } from './rows.ts'
import css from './sections.module.css'
import { usePossibleDay } from './use-possible-day.ts'
import { useTypedCell } from './use-typed-cell.ts'
import { useSectionWords } from './words.ts'

/** Values of a laboratory, as it writes them. */
export function Laboratory() {
  const t = useSectionWords()
  const list = useRows('laboratory value')
  return (
    <Stack gap={8} align="start">
      <Text weight={600}>{t('laboratory')}</Text>
      <BareList gap={8} className={css.list}>
        {list.rows.map(row => (
          <LaboratoryRow key={row.id} row={row} list={list} />
        ))}
      </BareList>
      <Button size="small" icon={IconPlus} disabled={list.rows.length >= visitLimits.laboratoryValues} onClick={list.add}>
        {t('addLaboratory')}
      </Button>
    </Stack>
  )
}

function LaboratoryRow({ row, list }: { row: DocumentRow; list: ReturnType<typeof useRows> }) {
  const t = useSectionWords()
  const today = useToday()
  const useText = (cell: 'name' | 'value' | 'unit') =>
    useTypedCell({ value: textOf(row, cell), write: (text, gestureId) => list.set(row.id, { [cell]: text ?? null }, gestureId) })
  const name = useText('name')
  const value = useText('value')
  const unit = useText('unit')
  const writeDay = (next: string | undefined) => list.set(row.id, { day: next ?? null }, newId())
  const day = usePossibleDay({ value: textOf(row, 'day'), max: today, write: writeDay })
  return (
    <Row as="li" gap={8} align="end" wrap>
      <div className={css.wide}>
        <TextField label={t('laboratoryName')} maxLength={visitLimits.name} {...name} />
      </div>
      <div className={css.narrow}>
        <TextField label={t('laboratoryValue')} maxLength={visitLimits.laboratoryValue} {...value} />
      </div>
      <div className={css.narrow}>
        <TextField label={t('laboratoryUnit')} maxLength={visitLimits.unit} {...unit} />
      </div>
      <div className={css.narrow}>
        <DayField label={t('laboratoryDay')} leaning="past" max={today} {...day} />
      </div>
      <IconButton label={t('removeRow', { name: textOf(row, 'name') || t('unnamed') })} icon={IconX} onClick={() => list.remove(row.id)} />
    </Row>
  )
}
