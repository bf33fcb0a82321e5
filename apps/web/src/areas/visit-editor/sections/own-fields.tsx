import type { DocumentRow } from '@allenio/contract/documents'
import { visitLimits } from '@allenio/contract/visit-cells'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { useIsNewAnswer } from './news.ts'
import { textOf, useRows } from './rows.ts'
import css from './sections.module.css'
import { useTypedCell } from './use-typed-cell.ts'
import { useSectionWords } from './words.ts'

/** Questions that this business asks besides. They go on to the next visit with their answers. */
export function OwnFields() {
  const t = useSectionWords()
  const list = useRows('own field')
  return (
    <Stack gap={8} align="start">
      <Text weight={600}>{t('ownFields')}</Text>
      <BareList gap={12} className={css.list}>
        {list.rows.map(row => (
          <OwnField key={row.id} row={row} list={list} />
        ))}
      </BareList>
      <Button size="small" icon={IconPlus} disabled={list.rows.length >= visitLimits.ownFields} onClick={list.add}>
        {t('addOwnField')}
      </Button>
    </Stack>
  )
}

function OwnField({ row, list }: { row: DocumentRow; list: ReturnType<typeof useRows> }) {
  const t = useSectionWords()
  const useText = (cell: 'label' | 'text') =>
    useTypedCell({ value: textOf(row, cell), write: (text, gestureId) => list.set(row.id, { [cell]: text ?? null }, gestureId) })
  const label = useText('label')
  const text = useText('text')
  const name = textOf(row, 'label') || t('unnamed')
  const isNew = useIsNewAnswer(row)
  return (
    <Row as="li" gap={8} align="start" wrap>
      <div className={css.wide}>
        <TextField label={t('ownLabel')} action={isNew && <Badge>{t('isNew')}</Badge>} maxLength={visitLimits.name} {...label} />
      </div>
      <div className={css.widest}>
        <TextArea label={t('ownText', { label: name })} labelHidden maxLength={visitLimits.text} minRows={2} {...text} />
      </div>
      <IconButton label={t('removeRow', { name })} icon={IconX} onClick={() => list.remove(row.id)} />
    </Row>
  )
}
