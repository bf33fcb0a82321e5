import type { GroupDetail } from '@allenio/contract/groups'
import { IconChevronDown, IconListDetails, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkTools, type BulkClient } from '#areas/clients'
import { BackButton, goTo, useMe, useParam, usePageTitle, useShortcuts } from '#shell'
import { useIsMobile } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { EventDot } from '#ui/event-color'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Menu } from '#ui/menu'
import { PageHeader } from '#ui/page-header'
import { Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { groupQuery } from '../data.ts'
import { AddClients } from '../form/add-clients.tsx'
import { EditGroup } from '../form/group-dialogs.tsx'
import { useGroupDeletion } from '../use-group-deletion.ts'
import { GroupClients } from './group-clients.tsx'
import { GroupFacts } from './group-facts.tsx'
import { useGroupWords } from './words.ts'

/** Answers: who is in this group, and what can I do for all of them at once? */
export function Page() {
  const t = useGroupWords()
  const query = useQuery(groupQuery(useParam('id')))
  usePageTitle(query.data?.name)
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/groups')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded query={query} failed={t('failed')} gone={goneState} large skeleton={<SkeletonPage />}>
      {group => <GroupPage key={group.id} group={group} />}
    </Loaded>
  )
}

function GroupPage({ group }: { group: GroupDetail }) {
  const t = useGroupWords()
  const { id, name, color, size, clients, may } = group
  const isMobile = useIsMobile()
  const [dialog, setDialog] = useState<'add' | 'edit'>()
  const { remove } = useGroupDeletion({ onDeleted: () => goTo(hrefTo('/groups'), { replace: true }) })
  const close = () => setDialog(undefined)
  useShortcuts(
    may.update
      ? [
          { keys: 'Alt A', label: t('add'), run: () => setDialog('add') },
          { keys: 'e', label: t('edit'), run: () => setDialog('edit') },
        ]
      : [],
  )
  const inList = { label: t('inList'), icon: IconListDetails, href: hrefTo('/clients', { search: { groupId: id } }) }
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={name}
        sub={
          <Row gap={8}>
            <EventDot color={color} />
            {t('size', { count: size })}
          </Row>
        }
        moreGroups={[
          {
            items: [
              ...(may.update ? [{ label: t('edit'), icon: IconPencil, onClick: () => setDialog('edit') }] : []),
              ...(clients.length > 0 ? [inList] : []),
            ],
          },
          ...(may.delete ? [{ items: [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(group) }] }] : []),
        ]}
        secondary={<ForAll clients={clients.filter(({ status }) => status === 'active')} />}
        primary={
          may.update && (
            <Button kind="primary" icon={IconUserPlus} onClick={() => setDialog('add')}>
              {t(isMobile ? 'addShort' : 'add')}
            </Button>
          )
        }
      />
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <GroupClients group={group} onAdd={() => setDialog('add')} />
        <GroupFacts group={group} />
      </Sheet>
      {dialog === 'add' && <AddClients group={group} onClose={close} />}
      {dialog === 'edit' && <EditGroup id={id} onClose={close} />}
    </>
  )
}

/** The actions of the client list on chosen clients, for those of the group who are active: a message, a task, a program. */
function ForAll({ clients }: { clients: readonly BulkClient[] }) {
  const t = useGroupWords()
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  const [toolId, setToolId] = useState<string>()
  const tools = bulkTools.entries().filter(({ id, permission }) => id !== 'group' && permissions.includes(permission))
  const tool = tools.find(({ id }) => id === toolId)
  if (clients.length === 0 || tools.length === 0) return null
  const close = () => setToolId(undefined)
  return (
    <>
      <Menu items={tools.map(({ id, label, Icon }) => ({ label: say(label), icon: Icon, onClick: () => setToolId(id) }))}>
        <Button iconAfter={<Icon of={IconChevronDown} size={16} />}>{t('forAll')}</Button>
      </Menu>
      {tool && <tool.Dialog clients={clients} onClose={close} onDone={close} />}
    </>
  )
}
