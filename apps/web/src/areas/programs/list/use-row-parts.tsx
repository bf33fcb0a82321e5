import type { Input } from '@allenio/contract'
import type { listPrograms } from '@allenio/contract/programs'
import type { ProgramRow } from '@allenio/contract/program-rows'
import { IconLock, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { ListRow } from '#ui/list'
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
  const { day, ago, integer } = useFormats()
  const { itemsFor, undelete, dialog } = useProgramActions()
  const isDeleted = kind === 'deleted'
  const hrefOf = (program: ProgramRow) => (isDeleted ? undefined : openHref(program))
  const sizeOf = ({ weeks, days }: ProgramRow) => `${t('weeks', { count: weeks })}, ${t('days', { count: days })}`
  // a tap opens the editor for people who may edit, so the menu leads to the program's own page
  const menuOf = (program: ProgramRow) => [
    ...(program.may.update && !isDeleted ? [{ label: t('followers'), icon: IconUsers, href: programHref(program) }] : []),
    ...itemsFor(program),
  ]
  const columns: ListColumn<ProgramRow>[] = [
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
    {
      key: 'client',
      title: t('of'),
      width: 180,
      isLeftOut: kind === 'models',
      isEmpty: ({ client }) => client === null,
      cell: ({ client }) =>
        client && (
          <Row as="span" gap={8}>
            <Avatar name={client.name} photo={client.photo} size={24} seed={client.id} />
            <TruncatedText isInside text={client.name} />
          </Row>
        ),
    },
    {
      key: 'folder',
      title: t('folder'),
      choice: 'shown',
      width: 140,
      isMinor: true,
      isLeftOut: kind !== 'models',
      isEmpty: ({ folder }) => folder === null,
      cell: ({ folder }) => folder && <TruncatedText isInside text={folder.name} />,
    },
    {
      key: 'owner',
      title: t('owner'),
      choice: 'hidden',
      width: 140,
      isMinor: true,
      isEmpty: ({ owner }) => owner === null,
      cell: ({ owner }) => owner && <TruncatedText isInside text={owner.name} />,
    },
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
    { key: 'updated', sort: 'updated', title: t('updated'), choice: 'shown', width: 120, cell: ({ updatedAt }) => ago(updatedAt) },
    { key: 'created', sort: 'created', title: t('created'), choice: 'hidden', width: 112, isMinor: true, cell: row => day(row.createdAt) },
    {
      key: 'deleted',
      title: t('deletedAt'),
      width: 130,
      isLeftOut: !isDeleted,
      cell: ({ deletedAt }) => (deletedAt ? ago(deletedAt) : ''),
    },
  ]
  const back: ListColumn<ProgramRow> = {
    key: 'undelete',
    title: '',
    align: 'end',
    width: 130,
    cell: program =>
      program.may.undelete && (
        <Button size="small" onClick={() => undelete(program)}>
          {t('undelete')}
        </Button>
      ),
  }
  const rows: RowParts<ProgramRow> = {
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    rowHref: hrefOf,
    rowMenu: menuOf,
    ...(isDeleted && { insteadOfMenu: back }),
    phoneRow: (program, menu) => {
      const { title, client, folder, isPrivate, clients, state } = program
      const sub = [
        client?.name,
        sizeOf(program),
        clients > 0 && t('givenTo', { count: clients }),
        folder?.name,
        isPrivate && t('private').toLowerCase(),
      ]
      const parts = {
        title: (
          <Text as="span" size="inherit" tone="inherit" lines={2} breaks>
            {title}
          </Text>
        ),
        sub: sub.filter(Boolean).join(' · '),
        meta: kind === 'versions' && state && <StateBadge state={state} />,
        actions: menu,
      }
      return isDeleted ? <ListRow {...parts} /> : <ListRow {...parts} href={openHref(program)} />
    },
  }
  return { rows, dialog }
}
