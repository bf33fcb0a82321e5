import type { ClientDetail } from '@allenio/contract/clients'
import { IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { goTo, useMe, useShortcuts } from '#shell'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { rememberedListHref } from '../list/list-place.ts'
import { useClientActions } from '../list/use-client-actions.ts'
import { useDetailWords } from './words.ts'
import { clientContacts, clientSteps } from '../slots.ts'
import type { ClientStep } from '../slots.ts'
import css from './frame.module.css'

/** The next step with this client is a button; all other actions are in the menu. */
export function HeaderActions({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { id, name, may, isRegistered, invitedAt } = client
  const me = useMe()
  const say = useWording()
  const [open, setOpen] = useState<ClientStep>()
  const actions = useClientActions({ onDeleted: () => goTo(rememberedListHref()) })
  const isAbsent = !isRegistered && may.invite
  const invite = { text: invitedAt ? t('inviteAgain') : t('invite'), icon: IconMail, run: () => actions.invite(client) }
  const steps = clientSteps
    .entries()
    .map(step => ({ ...step, text: say(step.label), menuText: say(step.longLabel), icon: step.Icon, run: () => setOpen(step) }))
  const [next] = steps
  const restore = { text: t('restore'), icon: IconPlayerPlay, run: () => actions.restore(client) }
  const first = may.restore ? restore : isAbsent && !invitedAt ? invite : may.edit ? next : undefined
  const second = first === invite && may.edit ? next : undefined

  useShortcuts(
    may.edit
      ? [
          { keys: 'e', label: t('edit'), run: () => goTo(hrefTo('/clients/$id/edit', { id })) },
          ...steps.map(({ keys, menuText, run }) => ({ keys, label: menuText, run })),
        ]
      : [],
  )
  const harmless: MenuItem[] = [
    ...(may.edit ? [{ label: t('edit'), icon: IconPencil, href: hrefTo('/clients/$id/edit', { id }) }] : []),
    ...(may.edit ? steps.filter(step => step !== first && step !== second) : []).map(({ menuText, icon, run }) => ({
      label: menuText,
      icon,
      onClick: run,
    })),
    ...(isAbsent && first !== invite ? [{ label: invite.text, icon: invite.icon, onClick: invite.run }] : []),
    ...(may.deactivate ? [{ label: t('deactivate'), icon: IconPlayerPause, onClick: () => actions.deactivate(client) }] : []),
  ]
  const grave: MenuItem[] = may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => actions.remove(client) }] : []
  const groups = [harmless, grave].filter(items => items.length > 0).map(items => ({ items }))
  return (
    <Row gap={8} className={css.actions}>
      {clientContacts
        .entries()
        .filter(({ permission }) => me?.permissions.includes(permission))
        .map(({ id: contact, label, Icon, run }) => (
          <IconButton key={contact} label={say(label)} icon={Icon} kind="framed" onClick={() => run(id)} />
        ))}
      {groups.length > 0 && <MoreMenu groups={groups} />}
      {second && (
        <Button icon={second.icon} onClick={second.run}>
          {second.text}
        </Button>
      )}
      {first && (
        <Button kind="primary" icon={first.icon} onClick={first.run} isBusy={first === invite && actions.isInviting}>
          {first.text}
        </Button>
      )}
      {open && <open.Dialog client={{ id, name }} onClose={() => setOpen(undefined)} />}
    </Row>
  )
}
