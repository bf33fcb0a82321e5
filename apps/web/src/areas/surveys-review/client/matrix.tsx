import type { Output } from '@allenio/contract'
import { exportSurveyMatrix, type getSurveyMatrix } from '@allenio/contract/surveys'
import { IconDownload, IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveDownload } from '#shell/downloads'
import { download } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { LineChart } from '#ui/chart'
import { CellLines, DataTable, type Column } from '#ui/data-table'
import { classes } from '#ui/classes'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Menu } from '#ui/menu'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { SkeletonRows } from '#ui/skeleton'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { answerHref } from '../addresses.ts'
import { matrixQuery } from '../data.ts'
import { chartedQuestions, pointsOf, valuesOf } from './matrix-rows.ts'
import css from './matrix.module.css'
import { useClientWords } from './words.ts'

type MatrixData = Output<typeof getSurveyMatrix>

interface MatrixProps {
  clientId: string
  surveyId: string
}

/** The answers of one client to one survey side by side, with the course of a figure above them. */
export function Matrix({ clientId, surveyId }: MatrixProps) {
  const t = useClientWords()
  const query = useQuery(matrixQuery(clientId, surveyId))
  const [chosenKey, setChosenKey] = useState<string>()
  const save = (format: 'csv' | 'xlsx') =>
    void saveDownload(() => download(exportSurveyMatrix, { id: clientId, surveyId, format }), t('exporting'))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={5} tall />}>
      {matrix => (
        <>
          <MatrixChart matrix={matrix} chosenKey={chosenKey} onChoose={setChosenKey} />
          <Section
            bare
            title={t('matrix')}
            action={
              <Menu
                items={[
                  { label: t('asCsv'), onClick: () => save('csv') },
                  { label: t('asXlsx'), onClick: () => save('xlsx') },
                ]}>
                <Button size="small" kind="quiet" icon={IconDownload}>
                  {t('export')}
                </Button>
              </Menu>
            }>
            <MatrixTable matrix={matrix} clientId={clientId} onChoose={setChosenKey} />
          </Section>
        </>
      )}
    </Loaded>
  )
}

interface MatrixChartProps {
  matrix: MatrixData
  chosenKey: string | undefined
  onChoose: (key: string) => void
}

function MatrixChart({ matrix, chosenKey, onChoose }: MatrixChartProps) {
  const t = useClientWords()
  const isMobile = useIsMobile()
  const questions = chartedQuestions(matrix)
  const question = questions.find(({ key }) => key === chosenKey) ?? questions[0]
  if (!question) return null
  const { key, text, unit } = question
  return (
    <Section>
      <LineChart
        label={t('chartOf', { question: text })}
        unit={unit}
        series={[{ key, label: text, points: pointsOf(matrix, key) }]}
        height={isMobile ? 200 : 240}
        empty={<EmptyState level={3} title={t('oneValue')} />}
        head={
          <Select
            label={t('chart')}
            labelHidden
            value={key}
            onChange={({ target }) => onChoose(target.value)}
            options={questions.map(each => ({ value: each.key, label: each.text }))}
          />
        }
      />
    </Section>
  )
}

interface MatrixTableProps {
  matrix: MatrixData
  clientId: string
  onChoose: (key: string) => void
}

type TableRow = { kind: 'days' } | { kind: 'question'; question: MatrixData['questions'][number] }

function MatrixTable({ matrix, clientId, onChoose }: MatrixTableProps) {
  const t = useClientWords()
  const isMobile = useIsMobile()
  const { day } = useFormats()
  const { answers, questions } = matrix
  const columns: Column<TableRow>[] = [
    {
      key: 'question',
      title: t('question'),
      width: isMobile ? 148 : 260,
      cell: row =>
        row.kind === 'days' ? null : (
          <CellLines sub={row.question.askedSince === null ? undefined : t('askedSince', { day: day(row.question.askedSince) })}>
            <span className={css.question}>{row.question.text}</span>
          </CellLines>
        ),
    },
    {
      key: 'course',
      title: t('course'),
      width: 96,
      cell: row => {
        if (row.kind === 'days') return null
        const values = valuesOf(matrix, row.question.key)
        return values.length > 1 && <Sparkline values={values} label={t('courseOf', { question: row.question.text })} />
      },
    },
    ...answers.map(({ id, day: at, cells }): Column<TableRow> => ({
      key: id,
      title: day(at),
      align: 'end',
      width: 132,
      cell: row =>
        row.kind === 'days' ? (
          <Link href={answerHref({ clientId, answerId: id })} aria-label={t('openDayOf', { day: day(at) })} className={css.open}>
            {t('openDay')}
          </Link>
        ) : (
          <Cell cell={cells[row.question.key]} />
        ),
    })),
  ]
  return (
    <DataTable
      label={t('matrix')}
      rows={[{ kind: 'days' }, ...questions.map((question): TableRow => ({ kind: 'question', question }))]}
      columns={columns}
      rowKey={row => (row.kind === 'days' ? 'days' : row.question.key)}
      rowName={row => (row.kind === 'days' ? t('openDay') : row.question.text)}
      onOpen={row => row.kind === 'question' && onChoose(row.question.key)}
    />
  )
}

function Cell({ cell }: { cell: MatrixData['answers'][number]['cells'][string] | undefined }) {
  const t = useClientWords()
  if (!cell) return null
  return (
    <Row as="span" gap={4} justify="end" className={classes(css.cell, cell.value === null && css.written)}>
      {cell.isFlagged && (
        <span className={css.flag}>
          <Icon of={IconFlag} size={14} />
          <VisuallyHidden>{t('flagged')}</VisuallyHidden>
        </span>
      )}
      <Text as="span" size="inherit" tone="inherit" weight={cell.isFlagged ? 600 : 400} figures={cell.value !== null} lines={2} breaks>
        {cell.text}
      </Text>
    </Row>
  )
}
