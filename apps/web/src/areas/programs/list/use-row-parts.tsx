import type { Input } from '@allenio/contract'
import type { listPrograms, ProgramRow } from '@allenio/contract/programs'
import { IconLock, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { namedRows, PhoneListRow, textColumn, undeleteColumn, useLibraryColumns } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { openHref, programHref } from '../data.ts'
import { StateBadge } from '../marks/state-badge.tsx'
import { useProgramActions } from './use-program-actions.tsx'
import { useListWords } from './words.ts'

type ProgramKind = NonNullable<Input<typeof listPrograms>['kind']>

/** The columns, the phone's row and the menu of each program. */
export function useRowParts(kind: ProgramKind): { rows: RowParts<ProgramRow>; dialog: ReactNode } {
  const t = useListWords()
  const { integer } = useFormats()
  const columns = useLibraryColumns('o')
  const { itemsFor, undelete, dialog } = useProgramActions()
  const isDeleted = kind === 'deleted'
  const hrefOf = (program: ProgramRow) => (isDeleted ? undefined : openHref(program))
  const sizeOf = ({ weeks, days }: ProgramRow) => `${t('weeks', { count: weeks })}, ${t('days', { count: days })}`
  // a tap opens the editor for people who may edit, so the menu leads to the program's own page
  const menuOf = (program: ProgramRow) => [
    ...(program.may.update && !isDeleted ? [{ label: t('followers'), icon: IconUsers, href: programHref(program) }] : []),
    ...itemsFor(program),
  ]
  const programColumns: ListColumn<ProgramRow>[] = [
    {
      key: 'title',
      sort: 'title',
      title: t('name'),
      cell: ({ title, isPrivate, state }) => (
        <Row as="span" gap={8} grow>
          <TruncatedText isInside text={title} />
          {isPrivate && (
            <>
              <Icon of={IconLock} size={16} />
              <VisuallyHidden>{t('private')}</VisuallyHidden>
            </>
          )}
          {kind === 'versions' && state && <StateBadge state={state} />}
        </Row>
      ),
    },
    { ...columns.client, title: t('client'), isLeftOut: kind === 'models' },
    textColumn({
      key: 'folder',
      title: t('folder'),
      choice: 'shown',
      width: 140,
      isLeftOut: kind !== 'models',
      text: ({ folder }) => folder?.name,
    }),
    textColumn({ key: 'owner', title: t('owner'), choice: 'hidden', width: 140, text: ({ owner }) => owner?.name }),
    { key: 'size', title: t('size'), choice: 'shown', width: 170, cell: sizeOf },
    {
      key: 'clients',
      title: t('clients'),
      choice: 'shown',
      width: 84,
      align: 'end',
      isLeftOut: kind !== 'models',
      cell: ({ clients }) =>
        clients > 0 ? (
          integer(clients)
        ) : (
          <Text as="span" size="inherit" tone={3}>
            –
          </Text>
        ),
    },
    { ...columns.updated, title: t('updated'), width: 120 },
    columns.created,
    { ...columns.deleted, isLeftOut: !isDeleted },
  ]
  const rows: RowParts<ProgramRow> = {
    ...namedRows,
    columns: programColumns,
    rowHref: hrefOf,
    rowMenu: menuOf,
    ...(isDeleted && { insteadOfMenu: undeleteColumn<ProgramRow>(undelete) }),
    phoneRow: (program, menu) => {
      const { title, client, folder, isPrivate, clients, state } = program
      const sub = [
        client?.name,
        sizeOf(program),
        clients > 0 && t('givenTo', { count: clients }),
        folder?.name,
        isPrivate && t('private').toLowerCase(),
      ]
      return (
        <PhoneListRow
          name={title}
          sub={sub.filter(Boolean).join(' · ')}
          meta={kind === 'versions' && state && <StateBadge state={state} />}
          href={hrefOf(program)}
          menu={menu}
        />
      )
    },
  }
  return { rows, dialog }
}
