import type { Group } from '@allenio/contract/groups'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { namedRows, PhoneListRow, useLibraryColumns, useRowItems } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { CellLines } from '#ui/data-table'
import { EventDot } from '#ui/event-color'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { groupHref } from '../data.ts'
import { EditGroup } from '../form/group-dialogs.tsx'
import { useGroupDeletion } from '../use-group-deletion.ts'
import { GroupFaces } from './group-faces.tsx'
import { useListWords } from './words.ts'

/** The parts of each group that the list shows, and the actions on it. The page draws `dialog`. */
export function useRowParts() {
  const t = useListWords()
  const items = useRowItems()
  const { remove } = useGroupDeletion()
  const [edited, setEdited] = useState<Group>()
  const rows: RowParts<Group> = {
    ...namedRows,
    columns: useGroupColumns(),
    rowHref: ({ id }) => groupHref(id),
    rowMenu: group => [
      { label: t('open'), icon: IconEye, href: groupHref(group.id) },
      ...(group.may.update ? [{ label: t('edit'), icon: IconPencil, onClick: () => setEdited(group) }] : []),
      ...items.delete(group.may.delete && (() => remove(group))),
    ],
    phoneRow: (group, menu) => (
      <PhoneListRow
        name={group.name}
        lead={<EventDot color={group.color} />}
        sub={<GroupFaces group={group} />}
        href={groupHref(group.id)}
        menu={menu}
      />
    ),
  }
  const dialog = edited && <EditGroup id={edited.id} onClose={() => setEdited(undefined)} />
  return { rows, dialog }
}

function useGroupColumns(): ListColumn<Group>[] {
  const t = useListWords()
  const columns = useLibraryColumns('o')
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('name'),
      cell: ({ name, color, note }) => (
        <Row as="span" gap={12} grow>
          <EventDot color={color} />
          <CellLines sub={note || undefined}>
            <TruncatedText isInside text={name} />
          </CellLines>
        </Row>
      ),
    },
    { key: 'size', sort: 'size', title: t('clients'), width: 220, cell: group => <GroupFaces group={group} /> },
    { ...columns.author, width: 160 },
    { ...columns.updated, width: 128 },
    columns.created,
  ]
}
