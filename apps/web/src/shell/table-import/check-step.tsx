import { existingRows } from '@allenio/contract/table-imports'
import type { TableImport } from '@allenio/contract/table-imports'
import { IconDownload } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { ColumnMatch, RefusedCells, TableFormat } from '#ui/table-import'
import { Text, Title } from '#ui/text'
import type { TableImportWords } from './table-import-flow.tsx'
import type { TableImportWork } from './use-table-import.ts'
import { useTableImportWords } from './words.ts'

interface CheckStepProps<Field extends string, Imported extends TableImport<Field>> {
  work: TableImportWork<Field, Imported>
  current: Imported
  fieldsOf: (current: Imported) => readonly Field[]
  fieldName: (field: Field, current: Imported) => string
  repeatedFields?: readonly Field[]
  nameFields: readonly Field[]
  missing?: (current: Imported) => string | undefined
  words: Pick<TableImportWords, 'existing' | 'droppedText' | 'start'>
  onSaveRefused: () => void
}

/** The step in which columns get their meaning; it shows at once which rows would be imported. */
export function CheckStep<Field extends string, Imported extends TableImport<Field>>({
  work,
  current,
  words,
  onSaveRefused,
  ...names
}: CheckStepProps<Field, Imported>) {
  const t = useTableImportWords()
  const { integer } = useFormats()
  const { columns, accepted, updates, unchanged, refused, refusedRows, dropped, droppedCells } = current
  const created = accepted - updates
  const hasName = columns.some(({ field }) => field !== null && names.nameFields.includes(field))
  const missing = hasName ? names.missing?.(current) : t('nameNeeded')
  return (
    <>
      <Text tone={2} prose>
        {t('matchText', { name: current.name, count: integer(current.rows) })}
      </Text>
      <ColumnMatch
        columns={columns}
        fields={names.fieldsOf(current)}
        nameOf={field => names.fieldName(field, current)}
        repeated={names.repeatedFields}
        words={{ leaveOut: t('leaveOut'), means: t('means'), columnNumber: number => t('columnNumber', { number }) }}
        isBusy={work.isChanging}
        onChange={changed => work.change({ fields: changed })}
      />
      <TableFormat value={current} onChange={work.change}>
        {words.existing && (
          <Select
            label={words.existing.title}
            hint={words.existing[current.existing]}
            value={current.existing}
            options={existingRows.map(value => ({ value, label: t(value) }))}
            onChange={({ target }) => work.change({ existing: existingRows.find(each => each === target.value) })}
          />
        )}
      </TableFormat>
      {missing !== undefined && <FieldError>{missing}</FieldError>}
      <Row gap={8} wrap aria-live="polite">
        {created > 0 && <Badge status="done">{t('toCreate', { count: created })}</Badge>}
        {updates > 0 && <Badge status="done">{t('toUpdate', { count: updates })}</Badge>}
        {unchanged > 0 && <Badge>{t('unchanged', { count: unchanged })}</Badge>}
        {refusedRows > 0 && <Badge status="attention">{t('refusedCount', { count: refusedRows })}</Badge>}
        {droppedCells > 0 && <Badge status="attention">{t('droppedCount', { count: droppedCells })}</Badge>}
      </Row>
      {refused.length > 0 && <Faults title={t('refused')} text={t('refusedText')} cells={refused} count={refusedRows} />}
      {dropped.length > 0 && <Faults title={t('dropped')} text={words.droppedText} cells={dropped} count={droppedCells} />}
      <Row justify="between" align="stretch" gap={8} wrap>
        <Row gap={8} wrap>
          <Button kind="quiet" onClick={work.forget}>
            {t('again')}
          </Button>
          {refusedRows > 0 && <RefusedRowsButton onClick={onSaveRefused} />}
        </Row>
        <Button
          kind="primary"
          disabled={accepted === 0 || missing !== undefined || work.isChanging}
          isBusy={work.isAccepting}
          onClick={work.accept}>
          {accepted === 0 ? t('nothing') : words.start(accepted)}
        </Button>
      </Row>
    </>
  )
}

/** Saves the refused rows as a table, to be corrected and imported again. */
export function RefusedRowsButton({ onClick }: { onClick: () => void }) {
  const t = useTableImportWords()
  return (
    <Button icon={IconDownload} onClick={onClick}>
      {t('downloadRefused')}
    </Button>
  )
}

interface FaultsProps {
  title: string
  text: string
  cells: TableImport['refused']
  /** The number of all refused rows; there may be more than are sent. */
  count: number
}

function Faults({ title, text, cells, count }: FaultsProps) {
  const t = useTableImportWords()
  return (
    <Stack as="section" gap={10}>
      <Title level={3}>{title}</Title>
      <Text tone={2} prose>
        {text}
      </Text>
      <RefusedCells cells={cells} cellKey={({ line, column }) => `${line} ${column ?? ''}`} lineText={line => t('line', { line })} />
      {cells.length < count && <Text tone={2}>{t('onlyFirst', { count: cells.length })}</Text>}
    </Stack>
  )
}
