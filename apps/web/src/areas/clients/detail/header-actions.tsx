import type { ClientDetail } from '@allenio/contract/clients'
import { IconListCheck, IconMail, IconMessageCircle, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { openChatWith } from '#areas/chat'
import { AskClient } from '#areas/client-actions'
import { goTo, useMe, useShortcuts } from '#shell'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { rememberedListHref } from '../list/list-place.ts'
import { useClientActions } from '../list/use-client-actions.ts'
import { useDetailWords } from './words.ts'
import css from './frame.module.css'

/** What comes next with this client stands as the button; everything else waits in the menu. */
export function HeaderActions({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { id, name, may, isRegistered, invitedAt } = client
  const mayWrite = useMe()?.permissions.includes('view chats') ?? false
  const [isAsking, setAsking] = useState(false)
  const actions = useClientActions({ onDeleted: () => goTo(rememberedListHref()) })
  const isAbsent = !isRegistered && may.invite
  const invite = { text: invitedAt ? t('inviteAgain') : t('invite'), icon: <IconMail stroke={1.5} />, run: () => actions.invite(client) }
  const ask = { text: t('ask'), icon: <IconListCheck stroke={1.5} />, run: () => setAsking(true) }
  const restore = { text: t('restore'), icon: <IconPlayerPlay stroke={1.5} />, run: () => actions.restore(client) }
  const first = may.restore ? restore : isAbsent && !invitedAt ? invite : may.edit ? ask : undefined
  const second = first === invite && may.edit ? ask : undefined

  useShortcuts(may.edit ? [
    { keys: 'e', label: t('edit'), run: () => goTo(`/clients/${id}/edit`) },
    { keys: 'a', label: t('askKey'), run: ask.run },
  ] : [])
  const harmless: MenuItem[] = [
    ...(may.edit ? [{ label: t('edit'), icon: <IconPencil stroke={1.5} />, href: `/clients/${id}/edit` }] : []),
    ...(may.edit && first !== ask && second !== ask ? [{ label: t('askKey'), icon: ask.icon, onClick: ask.run }] : []),
    ...(isAbsent && first !== invite ? [{ label: invite.text, icon: invite.icon, onClick: invite.run }] : []),
    ...(may.deactivate ? [{ label: t('deactivate'), icon: <IconPlayerPause stroke={1.5} />, onClick: () => actions.deactivate(client) }] : []),
  ]
  const grave: MenuItem[] = may.delete
    ? [{ label: t('delete'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: () => actions.remove(client) }]
    : []
  const groups = [harmless, grave].filter(items => items.length > 0).map(items => ({ items }))
  return (
    <div className={css.actions}>
      {mayWrite && (
        <IconButton
          label={t('write')} icon={<IconMessageCircle stroke={1.5} />} kind="framed" onClick={() => openChatWith(id)}
        />
      )}
      {groups.length > 0 && <MoreMenu groups={groups} />}
      {second && <Button icon={second.icon} onClick={second.run}>{second.text}</Button>}
      {first && (
        <Button kind="primary" icon={first.icon} onClick={first.run} loading={first === invite && actions.isInviting}>{first.text}</Button>
      )}
      {isAsking && <Suspense><AskClient client={{ id, name }} onClose={() => setAsking(false)} /></Suspense>}
    </div>
  )
}
