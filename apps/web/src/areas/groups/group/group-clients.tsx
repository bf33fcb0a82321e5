import { getGroup, updateGroup, type GroupClient, type GroupDetail } from '@allenio/contract/groups'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { goTo, useMe } from '#shell'
import { changeAnswer, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { plain } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast, toastWithUndo } from '#ui/toast'
import { undoChange } from '../changes.ts'
import { useGroupWords } from './words.ts'

const few = 8

interface GroupClientsProps {
  group: GroupDetail
  onAdd: () => void
}

/** The clients of the group; those whom the person does not look after are counted at the end. */
export function GroupClients({ group, onAdd }: GroupClientsProps) {
  const t = useGroupWords()
  const [typed, setTyped] = useState('')
  const removeClient = useRemoval(group)
  const { list, focusNear } = useRowFocus(group.clients.length)
  const { clients, others, may } = group
  const needle = plain(typed.trim())
  const matching = clients.filter(({ name }) => plain(name).includes(needle))
  return (
    <Section
      bare
      title={t('clients')}
      action={
        clients.length > few && (
          <TextField
            label={t('search')}
            labelHidden
            type="search"
            size="small"
            placeholder={t('search')}
            icon={IconSearch}
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onClear={() => setTyped('')}
          />
        )
      }>
      {clients.length === 0 && others === 0 ? (
        <EmptyState
          level={3}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={may.update && <Button onClick={onAdd}>{t('add')}</Button>}
        />
      ) : matching.length === 0 && clients.length > 0 ? (
        <EmptyState level={3} title={t('nobodyFound')} />
      ) : (
        <List label={t('clients')} ref={list}>
          {matching.map((client, at) => {
            const remove = async () => {
              if (await removeClient(client)) focusNear(at)
            }
            return <ClientItem key={client.id} client={client} onRemove={may.update ? () => void remove() : undefined} />
          })}
          {others > 0 && (
            <ListRow
              title={
                <Text as="span" size="inherit" tone={2}>
                  {t('others', { count: others })}
                </Text>
              }
            />
          )}
        </List>
      )}
    </Section>
  )
}

interface ClientItemProps {
  client: GroupClient
  onRemove: (() => void) | undefined
}

function ClientItem({ client: { id, name, photo, status, isRegistered }, onRemove }: ClientItemProps) {
  const t = useGroupWords()
  const isActive = status === 'active'
  return (
    <ListRow
      href={hrefTo('/clients/$id', { id })}
      lead={<Avatar name={name} photo={photo} size={36} seed={id} />}
      title={
        <Text as="span" size="inherit" tone={isActive ? 'inherit' : 3}>
          {name}
        </Text>
      }
      {...(!isActive ? { meta: <Badge>{t('inactive')}</Badge> } : !isRegistered && { meta: <Badge>{t('withoutAccess')}</Badge> })}
      actions={onRemove && <IconButton label={t('remove', { name })} icon={IconX} onClick={onRemove} />}
    />
  )
}

/** Once a row is gone, the focus goes to the button of the one that takes its place. */
function useRowFocus(rows: number): { list: RefObject<HTMLUListElement | null>; focusNear: (at: number) => void } {
  const list = useRef<HTMLUListElement>(null)
  const nextRow = useRef<number>(undefined)
  useEffect(() => {
    if (nextRow.current === undefined) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    buttons[Math.min(nextRow.current, buttons.length - 1)]?.focus()
    nextRow.current = undefined
  }, [rows])
  return { list, focusNear: at => (nextRow.current = at) }
}

/** Takes a client out of the group, and answers whether it does; the row disappears at once, and the toast brings it back. */
function useRemoval({ id, name: groupName, clients, others }: GroupDetail) {
  const t = useGroupWords()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  const { mutate } = useCall(updateGroup, {
    optimistic: (cache, { removedIds = [] }) =>
      changeAnswer(cache, getGroup, { id }, group => ({
        ...group,
        size: group.size - 1,
        clients: group.clients.filter(client => !removedIds.includes(client.id)),
      })),
  })
  return async ({ id: clientId, name }: GroupClient) => {
    const mayLeave = !isAdmin && clients.length === 1 && others > 0
    if (mayLeave && !(await confirm({ title: t('leaveTitle', { name }), text: t('leaveText'), proceed: t('leave') }))) return false
    mutate(
      { id, removedIds: [clientId] },
      {
        onSuccess: ({ data: { group, removed } }) => {
          if (group) {
            const text = t('removed', { name, group: groupName })
            // another tab may have taken them out before
            if (removed.length === 0) toast({ type: 'info', text })
            else toastWithUndo(text, () => undoChange({ id, name: groupName }, { addedIds: removed }))
            return
          }
          toast({ type: 'info', text: t('left', { group: groupName }) })
          goTo(hrefTo('/groups'), { replace: true })
        },
      },
    )
    return true
  }
}
