import { historySources } from '@allenio/contract/workouts'
import { historyColumns } from '@allenio/domain/history-files'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Grid, Row } from '#ui/layout'
import { Select } from '#ui/select'
import { ColumnMatch } from '#ui/table-import'
import { Text } from '#ui/text'
import { useColumnNames } from './column-names.ts'
import { sourceName } from '#areas/workouts'
import type { HistoryFile } from './use-history-file.ts'
import type { HistoryImportWork } from './use-history-import.ts'
import { useHistoryWords } from './words.ts'

const samplesPerColumn = 200

interface ColumnsStepProps {
  work: HistoryImportWork
  file: HistoryFile
  /** Nobody has been chosen yet to whom the workouts would go. */
  isOwnerOpen: boolean
  onNext: () => void
}

/** The step in which the columns of a table get their meaning; it counts at once what would come in. */
export function ColumnsStep({ work, file, isOwnerOpen, onNext }: ColumnsStepProps) {
  const t = useHistoryWords()
  const names = useColumnNames()
  const { layout, rows, people, person, history } = file
  const headings = rows[layout.headingRow]?.cells ?? []
  const samples = rows.slice(layout.headingRow + 1, layout.headingRow + 1 + samplesPerColumn)
  const isPersonOpen = people.length > 1 && person === undefined
  const count = history.workouts.length
  return (
    <>
      <Text tone={2} prose breaks>
        {t('columnsText', { file: file.name })}
      </Text>
      <ReadingFields work={work} file={file} />
      <ColumnMatch
        columns={headings.map((heading, index) => ({
          heading,
          samples: samples.map(({ cells }) => cells[index] ?? ''),
          field: layout.columns[index] ?? null,
        }))}
        nameOf={column => names(column)}
        fields={historyColumns}
        words={{ leaveOut: t('leaveOut'), means: t('means'), columnNumber: number => t('columnNumber', { number }) }}
        isBusy={false}
        onChange={work.chooseColumns}
      />
      {work.missing.map(column => (
        <FieldError key={column}>{t(column === 'start' ? 'dayNeeded' : 'exerciseNeeded')}</FieldError>
      ))}
      {work.missing.length === 0 && !isPersonOpen && (
        <Row gap={8} wrap aria-live="polite">
          <Badge status={count > 0 ? 'done' : 'attention'}>{t('ready', { count })}</Badge>
          {history.refusedRows > 0 && <Badge status="attention">{t('refused', { count: history.refusedRows })}</Badge>}
        </Row>
      )}
      <Row justify="between" align="stretch" gap={8} wrap>
        <Button kind="quiet" onClick={work.forget}>
          {t('again')}
        </Button>
        <Button
          kind="primary"
          disabled={work.missing.length > 0 || isPersonOpen || isOwnerOpen || count === 0}
          isBusy={work.isChecking}
          onClick={onNext}>
          {t('next')}
        </Button>
      </Row>
    </>
  )
}

function ReadingFields({ work, file }: Pick<ColumnsStepProps, 'work' | 'file'>) {
  const t = useHistoryWords()
  const { sheets, sheet, layout, people, person, dateOrder, isOrderOpen } = file
  const isApp = layout.source === 'strong' || layout.source === 'hevy'
  return (
    <Grid columns={2}>
      {sheets.length > 1 && (
        <Select
          label={t('sheet')}
          value={String(sheet)}
          options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={({ target: { value } }) => work.chooseSheet(Number(value))}
        />
      )}
      {people.length > 1 && (
        <Select
          label={t('person')}
          hint={t('personHint')}
          placeholder={t('choosePerson')}
          value={person ?? ''}
          options={people.map(name => ({ value: name, label: name }))}
          onChange={({ target: { value } }) => work.choosePerson(value || undefined)}
        />
      )}
      {isOrderOpen && (
        <Select
          label={t('dateOrder')}
          hint={t('dateOrderHint')}
          value={dateOrder}
          options={[
            { value: 'day first', label: t('dayFirst') },
            { value: 'month first', label: t('monthFirst') },
          ]}
          onChange={({ target: { value } }) => work.chooseDateOrder(value === 'month first' ? 'month first' : 'day first')}
        />
      )}
      {!isApp && (
        <Select
          label={t('source')}
          hint={t('sourceHint')}
          value={layout.source}
          options={historySources.map(value => ({ value, label: value === 'other' ? t('otherSource') : sourceName(value) }))}
          onChange={({ target: { value } }) => work.chooseSource(historySources.find(each => each === value) ?? 'other')}
        />
      )}
    </Grid>
  )
}
