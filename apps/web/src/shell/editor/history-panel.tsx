import type { CellChange, CellValue } from '@allenio/contract/documents'
import { isSameValue, isVisible } from '@allenio/domain/documents'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import type { EditedDocument } from '#lib/documents'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import type { HistoryPlace } from './history-place.ts'
import { rowName, valueText, type RowWording } from './row-wording.ts'
import { useEditorWords } from './words.ts'

interface HistoryPanelProps {
  document: EditedDocument
  wording: RowWording
  place: HistoryPlace
  onClose: () => void
}

const parts = ['cell', 'row'] as const

/** The changes to a cell, or to its row, with their authors; an earlier value comes back as an edit like any other. */
export function HistoryPanel({ document, wording, place: { rowId, cells }, onClose }: HistoryPanelProps) {
  const t = useEditorWords()
  const rows = useStored(document.rows)
  const [part, setPart] = useState<(typeof parts)[number]>(cells ? 'cell' : 'row')
  const shownCells = part === 'cell' && cells ? { cells: cells.join(',') } : {}
  const query = useQuery(read(document.calls.listCellChanges, { id: document.id, rowId, ...shownCells }, { quiet: true }))
  const row = rows.get(rowId)
  return (
    <SidePanel opened onClose={onClose} title={t('history')}>
      <Stack gap={16}>
        <Text weight={600} breaks>
          {rowName(row, { wording, rows, erasedRow: t('erasedRow'), empty: t('empty') })}
        </Text>
        {cells && (
          <SegmentedControl
            label={t('history')}
            wide
            value={part}
            onChange={setPart}
            options={parts.map(value => ({ value, label: value === 'row' ? t('wholeRow') : wording.cell(cells[0] ?? '', row) }))}
          />
        )}
        <Loaded query={query} failed={t('historyUnreachable')} skeleton={<SkeletonRows />}>
          {({ changes }) =>
            changes.length === 0 ? (
              <EmptyState title={t('noHistory')} />
            ) : (
              <BareList gap={20}>
                {changes.map(change => (
                  <ChangeItem key={change.id} document={document} wording={wording} rowId={rowId} change={change} />
                ))}
              </BareList>
            )
          }
        </Loaded>
      </Stack>
    </SidePanel>
  )
}

interface ChangeItemProps extends Omit<HistoryPanelProps, 'place' | 'onClose'> {
  rowId: string
  change: CellChange
}

function ChangeItem({ document, wording, rowId, change: { at, kind, author, cells } }: ChangeItemProps) {
  const t = useEditorWords()
  const { dayTime } = useFormats()
  const rows = useStored(document.rows)
  const row = rows.get(rowId)
  const words = { wording, rows, erasedRow: t('erasedRow'), empty: '' }
  const textOf = (values: readonly (readonly [string, CellValue])[]) =>
    values.flatMap(([cell, value]) => valueText(value, cell, words) || []).join(' ') || t('empty')
  // a figure may have moved from one cell to another of the same name, as from repetitions to seconds
  const lines = [...Map.groupBy(cells, ({ cell }) => wording.cell(cell, row))].map(([name, changed]) => ({
    name,
    from: textOf(changed.map(({ cell, from }) => [cell, from])),
    to: textOf(changed.map(({ cell, to }) => [cell, to])),
  }))
  const isThere = cells.every(({ cell, from }) => isSameValue(row?.cells[cell], from ?? undefined))
  const putBack = () => document.edit([{ kind: 'set', id: rowId, cells: Object.fromEntries(cells.map(({ cell, from }) => [cell, from])) }])
  return (
    <Row as="li" gap={12} align="start" justify="between">
      <Stack gap={2} grow>
        {lines.map(({ name, from, to }) => (
          <Text key={name} breaks>
            {name}: {from} → {to}
          </Text>
        ))}
        <Text size="hint" tone={2} breaks>
          {[author?.name || t('nobodyHere'), dayTime(at), ...(kind === 'edit' ? [] : [t(`${kind}Kind`)])].join(' · ')}
        </Text>
      </Stack>
      {!isThere && isVisible(rows, rowId) && (
        <Button size="small" aria-label={lines.map(({ name, from }) => `${t('putBack')}: ${name} ${from}`).join(', ')} onClick={putBack}>
          {t('putBack')}
        </Button>
      )}
    </Row>
  )
}
