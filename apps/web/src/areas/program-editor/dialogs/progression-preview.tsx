import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import { columnHeading, exerciseIn, printColumn, type CellChange, type ProgressionPreview } from '@allenio/domain/programs'
import { useLanguage } from '#lib/words'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { ColumnKey } from '../rows/column-keys.ts'
import { useEditor } from '../session.ts'
import { useProgressionWords } from './progression-words.ts'
import css from './progression.module.css'

const rowsAtMost = 12
const columnByCell: Partial<Record<string, ColumnKey>> = { load: 'load', reps: 'target', rir: 'rir', sets: 'sets' }

/** Each exercise whose figures change, week by week. */
export function ProgressionPreviewList({ changes }: Pick<ProgressionPreview, 'changes'>) {
  const say = useProgressionWords()
  const language = useLanguage()
  const { document } = useEditor()
  const rows = document.rows.useSelected(all => all)
  const lines = [
    ...Map.groupBy(
      changes.filter(({ cell }) => cell in columnByCell),
      ({ sourceId, cell }) => `${sourceId} ${cell}`,
    ),
  ]
  const text = (cell: string, value: CellValue | undefined) => {
    const column = columnByCell[cell]
    return column && value !== undefined ? printColumn(column, { [cell]: value }, language) : '–'
  }
  if (lines.length === 0) return <Text tone={2}>{say('previewNone')}</Text>
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" tone={2}>
        {say('preview')}
      </Text>
      <BareList gap={4}>
        {lines.slice(0, rowsAtMost).map(([key, own]) => (
          <Row as="li" key={key} gap={12} align="baseline" justify="between">
            <Text as="span" clip>
              {nameOf(rows.get(own[0]?.sourceId ?? ''))}
            </Text>
            <Text as="span" figures className={css.steps}>
              {columnHeading(columnByCell[own[0]?.cell ?? ''] ?? 'load', language)} {stepsOf(own, text)}
            </Text>
          </Row>
        ))}
      </BareList>
      {lines.length > rowsAtMost && <Text tone={2}>{say('previewMore', { count: lines.length - rowsAtMost })}</Text>}
    </Stack>
  )
}

const nameOf = (row: DocumentRow | undefined): string => (row && exerciseIn(row.cells)?.name) ?? ''

const stepsOf = (changes: readonly CellChange[], text: (cell: string, value: CellValue | undefined) => string): string =>
  [changes[0]?.before, ...changes.map(({ after }) => after)].map(value => text(changes[0]?.cell ?? '', value)).join(' → ')
