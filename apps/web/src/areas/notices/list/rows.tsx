import type { Notice } from '@allenio/contract/notices'
import { plainTextOf } from '@allenio/domain/rich-text'
import { IconEye, IconPencil, IconPin } from '@tabler/icons-react'
import { namedRows, PhoneListRow, useLibraryColumns, useRowItems } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { CellLines } from '#ui/data-table'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { editHref, noticeHref } from '../data.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useNoticeActions } from '../use-notice-actions.ts'
import { useListWords } from './words.ts'

export const isChangeable = ({ may, status }: Notice): boolean => may.update && status !== 'withdrawn'

/** The parts of each notice that the team's list shows, and the actions on it. */
export function useRowParts(): RowParts<Notice> {
  const t = useListWords()
  const items = useRowItems()
  const { remove, itemsFor } = useNoticeActions()
  const { dayTime } = useFormats()
  return {
    ...namedRows,
    columns: useColumns(),
    rowHref: ({ id }) => noticeHref(id),
    rowMenu: notice => [
      { label: t('open'), icon: IconEye, href: noticeHref(notice.id) },
      ...(isChangeable(notice) ? [{ label: t('edit'), icon: IconPencil, href: editHref(notice.id) }] : []),
      ...itemsFor(notice),
      ...items.delete(notice.may.delete && (() => remove(notice))),
    ],
    phoneRow: (notice, menu) => (
      <PhoneListRow
        name={notice.title}
        lead={notice.isPinned && <Pin />}
        sub={
          <Row as="span" gap={8} wrap>
            <StatusBadge status={notice.status} bare />
            <span>{dayTime(notice.publishAt)}</span>
            <ReadCount notice={notice} />
          </Row>
        }
        href={noticeHref(notice.id)}
        menu={menu}
      />
    ),
  }
}

const Pin = () => {
  const t = useListWords()
  return (
    <>
      <Icon of={IconPin} size={18} />
      <VisuallyHidden>{t('pinned')}</VisuallyHidden>
    </>
  )
}

function ReadCount({ notice: { counts, status } }: { notice: Notice }) {
  const t = useListWords()
  const { integer } = useFormats()
  if (!counts || status === 'scheduled') return null
  return (
    <Text as="span" size="inherit" tone={2} figures>
      {t('readOf', { read: integer(counts.read), all: integer(counts.readers) })}
    </Text>
  )
}

function useColumns(): ListColumn<Notice>[] {
  const t = useListWords()
  const columns = useLibraryColumns('o')
  const { dayTime } = useFormats()
  return [
    {
      key: 'title',
      sort: 'title',
      title: t('name'),
      cell: ({ title, text, isPinned }) => (
        <Row as="span" gap={8} grow>
          {isPinned && <Pin />}
          <CellLines sub={plainTextOf(text).slice(0, 120)}>
            <TruncatedText isInside text={title} />
          </CellLines>
        </Row>
      ),
    },
    { key: 'status', sort: 'status', title: t('state'), width: 150, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'publishAt', sort: 'publishAt', title: t('publishAt'), width: 180, cell: ({ publishAt }) => dayTime(publishAt) },
    { key: 'readers', title: t('readers'), width: 110, align: 'end', cell: notice => <ReadCount notice={notice} /> },
    { ...columns.author, width: 150 },
  ]
}
