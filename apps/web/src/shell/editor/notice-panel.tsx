import { isVisible } from '@allenio/domain/documents'
import { documentRowsAtMost, type Operation } from '@allenio/contract/documents'
import type { EditNotice, EditedDocument } from '#lib/documents'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { linesOf, rowName, valueText, type RowWording } from './row-wording.ts'
import { useEditorWords } from './words.ts'

interface NoticePanelProps {
  document: EditedDocument
  wording: RowWording
  onClose: () => void
}

/** Each value that was lost, and each row that is gone, with the way to bring it back. */
export function NoticePanel({ document, wording, onClose }: NoticePanelProps) {
  const t = useEditorWords()
  const notices = useStored(document.notices)
  const isCrossed = notices.some(({ kind }) => kind !== 'not possible')
  const dismissAll = () => {
    document.dismissNotice()
    onClose()
  }
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(isCrossed ? 'noticesTitle' : 'notPossibleTitle')}
      foot={<Button onClick={dismissAll}>{t('dismissAll')}</Button>}>
      <BareList gap={20}>
        {notices.map(notice => (
          <NoticeItem
            key={`${notice.kind} ${notice.id} ${'cell' in notice ? notice.cell : ''}`}
            document={document}
            wording={wording}
            notice={notice}
          />
        ))}
      </BareList>
    </SidePanel>
  )
}

function NoticeItem({ document, wording, notice }: Omit<NoticePanelProps, 'onClose'> & { notice: EditNotice }) {
  const t = useEditorWords()
  const { integer } = useFormats()
  const rows = useStored(document.rows)
  const words = { wording, rows, erasedRow: t('erasedRow'), empty: t('empty') }
  const wayBack = wayBackOf(notice, document)
  const restore = () => {
    if (wayBack) document.edit(wayBack)
    document.dismissNotice(notice)
  }
  return (
    <Row as="li" gap={12} align="start" justify="between">
      <Stack gap={2} grow>
        <Text weight={600} breaks>
          {rowName(rows.get(notice.id) ?? notice.row, words)}
        </Text>
        {detailsOf().map(line => (
          <Text key={line} tone={2} breaks>
            {line}
          </Text>
        ))}
      </Stack>
      {wayBack && (
        <Button size="small" onClick={restore}>
          {t('cell' in notice ? 'putBack' : 'restoreRow')}
        </Button>
      )}
    </Row>
  )

  function detailsOf(): string[] {
    switch (notice.kind) {
      case 'mine replaced':
      case 'theirs replaced': {
        const lost = t(notice.kind === 'mine replaced' ? 'mineWas' : 'theirsWas')
        return [`${wording.cell(notice.cell, notice.row)} · ${lost}: ${valueText(notice.value, notice.cell, words)}`]
      }
      case 'deleted by others':
      case 'deleted by me':
        return [t('rowDeleted')]
      case 'not possible':
        return [`${wording.cell(notice.cell, notice.row)} · ${t('valueNotWritten')}: ${valueText(notice.value, notice.cell, words)}`]
      case 'document full':
        return [t('documentFull', { max: integer(documentRowsAtMost) })]
      case 'not undone':
        return [t('notUndone', { count: 1 })]
      case 'not applied':
        return notice.operation ? [t('notApplied', { count: 1 }), ...linesOf([notice.operation], words)] : [t('notApplied', { count: 1 })]
      default:
        return notice satisfies never
    }
  }
}

/** The edit that brings the lost value or row back; undefined where its row is gone for good. */
function wayBackOf(notice: EditNotice, document: EditedDocument): Operation[] | undefined {
  const rows = document.rows.get()
  switch (notice.kind) {
    case 'mine replaced':
    case 'theirs replaced':
      return isVisible(rows, notice.id) ? [{ kind: 'set', id: notice.id, cells: { [notice.cell]: notice.value } }] : undefined
    case 'deleted by others':
    case 'deleted by me': {
      // the row may be gone because one that holds it was deleted
      const deleted: Operation[] = []
      for (let row = rows.get(notice.id); row; row = rows.get(row.parentId ?? ''))
        if (row.isDeleted) deleted.unshift({ kind: 'restore', id: row.id })
      return deleted.length > 0 ? deleted : undefined
    }
    case 'not possible':
    case 'document full':
    case 'not undone':
    case 'not applied':
      return undefined
    default:
      return notice satisfies never
  }
}
