import type { ClientDetail } from '@allenio/contract/clients'
import { IconArrowRight, IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { goTo, useMe, useShortcuts } from '#shell'
import type { FramePart } from '#shell'
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

interface HeaderActionsProps {
  client: ClientDetail
  /** Pages that stand in the menu. */
  links: readonly FramePart[]
  /** Everything is in the menu, because the open part has buttons of its own. */
  isFolded?: true
}

/** The next step with this client is a button; all other actions are in the menu. */
export function HeaderActions({ client, links, isFolded }: HeaderActionsProps) {
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
    .filter(({ permission }) => permission === undefined || me?.permissions.includes(permission))
    .map(step => ({ ...step, text: say(step.label), menuText: say(step.longLabel), icon: step.Icon, run: () => setOpen(step) }))
  const [next] = steps
  const restore = { text: t('restore'), icon: IconPlayerPlay, run: () => actions.restore(client) }
  const urgent = may.restore ? restore : isAbsent && !invitedAt ? invite : may.edit ? next : undefined
  const first = isFolded ? undefined : urgent
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
    ...(isFolded && may.restore ? [{ label: restore.text, icon: restore.icon, onClick: restore.run }] : []),
    ...(isAbsent && first !== invite ? [{ label: invite.text, icon: invite.icon, onClick: invite.run }] : []),
    ...(may.deactivate ? [{ label: t('deactivate'), icon: IconPlayerPause, onClick: () => actions.deactivate(client) }] : []),
  ]
  const grave: MenuItem[] = may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => actions.remove(client) }] : []
  const pages = links.map(({ label, href }): MenuItem => ({ label, href, icon: IconArrowRight }))
  const groups = [harmless, pages, grave].filter(items => items.length > 0).map(items => ({ items }))
  return (
    <Row gap={isFolded ? 4 : 8} className={css.actions} data-folded={isFolded}>
      {clientContacts
        .entries()
        .filter(({ permission }) => me?.permissions.includes(permission))
        .map(({ id: contact, label, Icon, run }) => (
          <IconButton key={contact} label={say(label)} icon={Icon} kind={isFolded ? 'plain' : 'framed'} onClick={() => run(id)} />
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
