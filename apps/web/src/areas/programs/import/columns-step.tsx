import { faultOfDraft, fileColumns, fileHeading, sheetWidth, type FileColumn } from '@allenio/domain/program-files'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Grid, Row } from '#ui/layout'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { ColumnMatch } from '#ui/table-import'
import { Text } from '#ui/text'
import { DraftBadges, FullNotice } from './draft-badges.tsx'
import type { ProgramFile } from './use-program-file.ts'
import { useImportWords } from './words.ts'

const headingRowsOffered = 15
const longestLabel = 60
const eachSheet = 'each'

interface ColumnsStepProps {
  work: ProgramFile
  onNext: () => void
}

/** The step in which sheets and columns get their meaning; it counts at once what would come in. */
export function ColumnsStep({ work, onNext }: ColumnsStepProps) {
  const t = useImportWords()
  const language = useLanguage()
  const { file, draft } = work
  const sheet = file?.sheets[file.layout.sheet ?? 0]
  if (!file || !draft || !sheet) return null
  const { columns, headingRow } = file.layout
  const samples = sheet.rows.filter((_, index) => headingRow === null || index > headingRow)
  const headings = headingRow === null ? [] : (sheet.rows[headingRow]?.cells ?? [])
  const hasExercise = columns.includes('exercise')
  const names = Object.fromEntries(fileColumns.map(column => [column, fileHeading(column, language)])) as Record<FileColumn, string>
  // a workout without exercises is one too: cardio may be a note alone
  const mayGoOn = hasExercise && draft.weeks.some(({ days }) => days.some(({ workouts }) => workouts.length > 0))
  return (
    <>
      <Text tone={2} prose breaks>
        {file.name === '' ? t('pastedText') : t('columnsText', { name: file.name })}
      </Text>
      <SheetFields work={work} />
      <ColumnMatch
        columns={Array.from({ length: sheetWidth(sheet) }, (_, index) => ({
          heading: headings[index] ?? '',
          samples: samples.map(({ cells }) => cells[index] ?? ''),
          field: columns[index] ?? null,
        }))}
        nameOf={field => names[field]}
        fields={fileColumns}
        words={{ leaveOut: t('leaveOut'), means: t('means'), columnNumber: number => t('columnNumber', { number }) }}
        isBusy={false}
        onChange={work.chooseColumns}
      />
      {!hasExercise && <FieldError>{t('exerciseNeeded')}</FieldError>}
      {hasExercise && !mayGoOn && <FieldError>{t('noRows')}</FieldError>}
      {mayGoOn && <DraftBadges draft={draft} unknownCount={work.names.length} />}
      {mayGoOn && <FullNotice fault={faultOfDraft(draft)} />}
      <Row justify="between" align="stretch" gap={8} wrap>
        <Button kind="quiet" onClick={work.forget}>
          {t('again')}
        </Button>
        <Button kind="primary" disabled={!mayGoOn} onClick={onNext}>
          {t('next')}
        </Button>
      </Row>
    </>
  )
}

function SheetFields({ work: { file, chooseWeeksBeside, chooseSheet, chooseHeadings } }: { work: ProgramFile }) {
  const t = useImportWords()
  if (!file) return null
  const { sheets, layout } = file
  const rows = sheets[layout.sheet ?? 0]?.rows.slice(0, headingRowsOffered) ?? []
  const textOf = (cells: readonly string[]) => cells.filter(Boolean).join(' · ').slice(0, longestLabel)
  return (
    <>
      {file.asInFile && (
        <Switch label={t('weeksBeside')} checked={file.hasWeeksBeside} onChange={({ target: { checked } }) => chooseWeeksBeside(checked)} />
      )}
      <Grid columns={2}>
        {sheets.length > 1 && (
          <Select
            label={t('sheet')}
            value={layout.sheet ?? eachSheet}
            options={[
              { value: eachSheet, label: t('eachSheet') },
              ...sheets.map(({ name }, index) => ({ value: String(index), label: name })),
            ]}
            onChange={({ target: { value } }) => chooseSheet(value === eachSheet ? null : Number(value))}
          />
        )}
        <Select
          label={t('headingRow')}
          value={layout.headingRow ?? ''}
          options={[
            { value: '', label: t('noHeadings') },
            ...rows.map(({ line, cells }, index) => ({ value: String(index), label: t('rowNumber', { line, text: textOf(cells) }) })),
          ]}
          onChange={({ target: { value } }) => chooseHeadings(value === '' ? null : Number(value))}
        />
      </Grid>
    </>
  )
}
