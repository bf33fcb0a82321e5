import type { VisitWithSummary } from '@allenio/contract/visits'
import { measurementTypeNames } from '@allenio/domain/visits'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { goTo } from '#shell'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { useSigned } from '#ui/change'
import { CellLines, DataTable, type Column, type SelectedKeys } from '#ui/data-table'
import { Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { RowActions } from '#ui/row-actions'
import { SelectionBar } from '#ui/selection-bar'
import { Ellipsis, Text } from '#ui/text'
import { useWords } from '#ui/words'
import { useVisitActions } from '../actions/use-visit-actions.ts'
import { visitHref } from '../addresses.ts'
import { bodyFigures, type BodyFigures } from '../figures/body-figures.ts'
import { VisitMarks } from '../marks/visit-marks.tsx'
import { comparedVisitsAtMost, comparedVisitsHref, withinLimit } from '../values/comparison.ts'
import { useClientWords } from './words.ts'

interface TableRow extends VisitWithSummary {
  /** The figures of the last finished state, and below those of the finished visit before. */
  figures: BodyFigures | undefined
  before: BodyFigures | undefined
}

function rowsOf(visits: readonly VisitWithSummary[]): TableRow[] {
  const figures = visits.map(({ summary }) => (summary ? bodyFigures(summary) : undefined))
  return visits.map((visit, at) => ({ ...visit, figures: figures[at], before: figures.slice(at + 1).find(each => each !== undefined) }))
}

type ReadFigure = (figures: BodyFigures) => number | undefined

interface FigureLinesProps {
  row: TableRow
  read: ReadFigure
  /** The figure depends on a method, and a difference between two methods is no change of the body. */
  isByMethod?: boolean
}

/** A figure with its difference from the visit before. */
function FigureLines({ row: { figures, before }, read, isByMethod = false }: FigureLinesProps) {
  const signed = useSigned()
  const { decimal } = useFormats()
  const value = figures && read(figures)
  if (value === undefined) return null
  const isComparable = !isByMethod || before?.fatMethod === figures?.fatMethod
  const earlier = before && isComparable ? read(before) : undefined
  const change = earlier === undefined ? 0 : Math.round((value - earlier) * 10) / 10
  return (
    // an unchanged figure needs no second line
    <CellLines sub={change === 0 ? undefined : signed(change)}>
      <Text as="span" size="inherit" tone="inherit" weight={600} figures>
        {decimal(value, { least: 1, most: 1 })}
      </Text>
    </CellLines>
  )
}

interface VisitTableProps {
  clientId: string
  visits: readonly VisitWithSummary[]
  foot: ReactNode
}

/** The visits of one client as a table, in which some can be chosen for a comparison, or as rows on a touch screen. */
export function VisitTable({ clientId, visits, foot }: VisitTableProps) {
  const t = useClientWords()
  const words = useWords()
  const word = useWording()
  const { day, integer, percent, weight } = useFormats()
  const [chosen, setChosen] = useState<SelectedKeys>(new Set())
  const comparable = new Set(visits.flatMap(({ id, summary }) => (summary ? [id] : [])))
  const compare = () => goTo(comparedVisitsHref(clientId, chosen))
  const itemsFor = useVisitActions({ isOfClient: true })
  const dayOf = ({ takenOn }: VisitWithSummary) => (takenOn === null ? t('noDay') : day(takenOn))
  const hrefOf = (visit: VisitWithSummary) => (visit.may.update ? visitHref(visit) : undefined)
  // the widths fit into 1280 px beside an open sidebar, together with the menu
  const columns: Column<TableRow>[] = [
    { key: 'day', title: t('day'), width: 104, cell: dayOf },
    { key: 'state', title: t('state'), width: 193, cell: visit => <VisitMarks visit={visit} /> },
    { key: 'weight', title: t('weight'), align: 'end', width: 72, cell: row => <FigureLines row={row} read={({ weight: kg }) => kg} /> },
    {
      key: 'fat',
      title: t('fat'),
      align: 'end',
      width: 112,
      cell: row => <FigureLines row={row} read={({ fat }) => fat?.percent} isByMethod />,
    },
    {
      key: 'lean',
      title: t('lean'),
      align: 'end',
      width: 113,
      cell: row => <FigureLines row={row} read={({ lean }) => lean?.kg} isByMethod />,
    },
    {
      key: 'bmr',
      title: t('bmr'),
      align: 'end',
      width: 86,
      isMinor: true,
      cell: ({ summary }) => (summary?.bmr ? integer(summary.bmr) : ''),
    },
    {
      key: 'method',
      title: t('method'),
      isMinor: true,
      width: 112,
      cell: ({ measurementType }) => measurementType && word(measurementTypeNames[measurementType]),
    },
    {
      key: 'author',
      title: t('author'),
      isMinor: true,
      isClipped: true,
      cell: ({ author }) => (
        <Ellipsis as="div" title={author?.name}>
          {author?.name}
        </Ellipsis>
      ),
    },
    {
      key: 'menu',
      title: '',
      align: 'end',
      width: 56,
      cell: visit => <RowActions isQuiet label={words.actionsOf(dayOf(visit))} items={() => itemsFor(visit)} />,
    },
  ]
  return (
    <>
      <DataTable
        label={t('all')}
        rows={rowsOf(visits)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={dayOf}
        rowHref={hrefOf}
        foot={foot}
        {...(comparable.size > 1 && { chosen, onChoose: (next: SelectedKeys) => setChosen(withinLimit(next, comparable)) })}
        narrow={visit => (
          <ListRow
            href={hrefOf(visit)}
            title={dayOf(visit)}
            sub={
              <Stack as="span" gap={4}>
                {visit.figures && (
                  <Text as="span" size="inherit" tone="inherit" figures>
                    {[
                      weight(visit.figures.weight),
                      visit.figures.fat && percent(visit.figures.fat.percent),
                      visit.nextVisitOn && t('next', { day: day(visit.nextVisitOn) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                )}
                <VisitMarks visit={visit} />
              </Stack>
            }
            actions={<RowActions label={words.actionsOf(dayOf(visit))} items={() => itemsFor(visit)} />}
          />
        )}
      />
      <SelectionBar
        count={chosen.size}
        onClear={() => setChosen(new Set())}
        text={t('chosen', { count: chosen.size, most: comparedVisitsAtMost })}
        actions={chosen.size > 1 ? [{ label: t('compare'), icon: IconArrowsLeftRight, onClick: compare }] : []}
      />
    </>
  )
}
