import type { CellValue } from '@allenio/contract/documents'
import { getVisitRelease, measureCells, type VisitRelease } from '@allenio/contract/visits'
import { changesSince, operationsReverting, type Difference, type DocumentRows } from '@allenio/domain/documents'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { ChangedValue } from '#ui/change'
import { BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { toast } from '#ui/toast'
import { useWords } from '#ui/words'
import { useVisitWording } from '../row-words.ts'
import { useEditor } from '../session.ts'
import { useVersionWords } from './words.ts'

interface EarlierVersionProps {
  release: VisitRelease
  onClose: () => void
}

/** Shows the changes of the visit since it was finished once, and the way back: an edit like any other, which one undo takes back. */
export function EarlierVersion({ release: { id: releaseId, number, createdAt, author }, onClose }: EarlierVersionProps) {
  const t = useVersionWords()
  const words = useWords()
  const { dayTime } = useFormats()
  const { document, visitId } = useEditor()
  const rows = useStored(document.rows)
  const query = useQuery(read(getVisitRelease, { id: visitId, releaseId }, { quiet: true, staleTime: Infinity }))
  const earlier = useMemo(() => query.data && new Map(query.data.rows.map(row => [row.id, row])), [query.data])
  const changes = useChangeTexts(earlier, rows)
  const restore = () => {
    if (earlier) document.edit(operationsReverting(rows, earlier))
    onClose()
    toast({ type: 'success', text: t('restored', { number }) })
  }
  const isSame = earlier !== undefined && changes.length === 0
  return (
    <Modal
      opened
      title={t('version', { number })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {earlier && !isSame && (
            <Button kind="primary" onClick={restore}>
              {t('restore')}
            </Button>
          )}
        </>
      }>
      <Stack gap={16}>
        <Text tone={2}>{[dayTime(createdAt), author?.name].filter(Boolean).join(' · ')}</Text>
        <Loaded query={query} failed={t('versionFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
          {() =>
            isSame ? (
              <Text>{t('asItIs')}</Text>
            ) : (
              <Stack as="section" gap={8}>
                <Title level={3}>{t('changes')}</Title>
                <BareList gap={8}>
                  {changes.map(({ key, kind, name, before, after }) => (
                    <li key={key}>
                      {kind === 'cell' ? (
                        <ChangedValue name={name} before={before || t('nothing')} after={after || t('nothing')} />
                      ) : (
                        <Row as="span" gap={8} wrap>
                          <Badge status={kind === 'added' ? 'done' : undefined}>{t(kind)}</Badge>
                          {name}
                        </Row>
                      )}
                    </li>
                  ))}
                </BareList>
                <Text size="small" tone={3}>
                  {t('restoreText')}
                </Text>
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Modal>
  )
}

interface ChangeText {
  key: string
  kind: 'cell' | 'added' | 'deleted'
  name: string
  before: string
  after: string
}

/** The measures as they stand in their table, which is not the order in which a visit stores its cells. */
const inOrderOfPage = (one: Difference, other: Difference): number => placeOf(one) - placeOf(other)

const placeOf = (change: Difference): number =>
  change.kind === 'cell' ? measureCells.findIndex(cell => cell === change.cell) : measureCells.length

/** The differences in words, each cell with what it was and what it is; nothing of rows that only stand elsewhere. */
function useChangeTexts(earlier: DocumentRows | undefined, rows: DocumentRows): ChangeText[] {
  const wording = useVisitWording()
  if (!earlier) return []
  const rowName = (id: string): string => {
    const row = rows.get(id) ?? earlier.get(id)
    return row && row.parentId !== null ? wording.row(row, rows) : ''
  }
  return changesSince(earlier, rows)
    .toSorted(inOrderOfPage)
    .flatMap((change): ChangeText[] => {
      const { kind, originId: id } = change
      if (kind === 'moved') return []
      if (kind !== 'cell') return [{ key: `${kind} ${id}`, kind, name: rowName(id), before: '', after: '' }]
      const textOf = (value: CellValue | undefined) => (value === undefined || value === null ? '' : wording.value(value, change.cell))
      const [before, after] = [textOf(change.base), textOf(change.template)]
      const name = [rowName(id), wording.cell(change.cell, rows.get(id))].filter(Boolean).join(' · ')
      return before === after ? [] : [{ key: `${change.cell} ${id}`, kind, name, before, after }]
    })
}
