import { visitLimits } from '@allenio/contract/visits'
import { IconX } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { AddedRows, type AddedRow } from './added-rows.tsx'
import { useIsNewAnswer } from './news.ts'
import { textOf } from './rows.ts'
import css from './sections.module.css'
import { useTypedCell } from '#shell/editor'
import { useSectionWords } from './words.ts'

/** Questions that this business asks besides. They go on to the next visit with their answers. */
export function OwnFields() {
  const t = useSectionWords()
  return <AddedRows type="own field" title={t('ownFields')} addText={t('addOwnField')} most={visitLimits.ownFields} part={OwnField} />
}

function OwnField({ row, set, remove }: AddedRow) {
  const t = useSectionWords()
  const useText = (cell: 'label' | 'text') =>
    useTypedCell({ value: textOf(row, cell), write: (text, gestureId) => set(row.id, { [cell]: text ?? null }, gestureId) })
  const label = useText('label')
  const text = useText('text')
  const name = textOf(row, 'label') || t('unnamed')
  const isNew = useIsNewAnswer(row)
  return (
    <Row as="li" gap={8} align="end" className={css.ownField}>
      <TextField label={t('ownLabel')} action={isNew && <Badge>{t('isNew')}</Badge>} maxLength={visitLimits.name} {...label} />
      <TextArea label={t('ownText', { label: name })} labelHidden maxLength={visitLimits.text} minRows={2} {...text} />
      <IconButton label={t('removeRow', { name })} icon={IconX} onClick={remove} />
    </Row>
  )
}
