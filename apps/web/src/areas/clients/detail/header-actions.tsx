import type { ClientDetail } from '@allenio/contract/clients'
import { IconArrowRight, IconChevronDown, IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { goTo, useMe, useShortcuts } from '#shell'
import type { FramePart } from '#shell'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Menu, MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { rememberedListHref } from '../list/list-place.ts'
import { useClientActions } from '../list/use-client-actions.ts'
import { useDetailWords } from './words.ts'
import { clientAssignments, clientContacts, clientSteps } from '../slots.ts'
import type { ClientStep } from '../slots.ts'
import css from './frame.module.css'

interface HeaderActionsProps {
  client: ClientDetail
  /** Pages that stand in the menu. */
  links: readonly FramePart[]
  /** Everything is in the menu, because the open part has buttons of its own. */
  isFolded?: true
}

/** Assignments have their own button with a menu, unless the client has to be restored first; other actions are in a second menu. */
export function HeaderActions({ client, links, isFolded }: HeaderActionsProps) {
  const t = useDetailWords()
  const { id, name, may, isRegistered, invitedAt } = client
  const me = useMe()
  const say = useWording()
  const [open, setOpen] = useState<ClientStep>()
  const actions = useClientActions({ onDeleted: () => goTo(rememberedListHref()) })
  const isAbsent = !isRegistered && may.invite
  const invite = { text: invitedAt ? t('inviteAgain') : t('invite'), icon: IconMail, run: () => actions.invite(client) }
  const mayTake = ({ permission }: ClientStep) => permission === undefined || (me?.permissions.includes(permission) ?? false)
  const itemOf = (step: ClientStep) => ({ label: say(step.longLabel), icon: step.Icon, onClick: () => setOpen(step) })
  const assignments = may.edit ? clientAssignments.entries().filter(mayTake) : []
  const steps = may.edit ? clientSteps.entries().filter(mayTake) : []
  const assignButton = useRef<HTMLButtonElement>(null)
  const restore = { text: t('restore'), icon: IconPlayerPlay, run: () => actions.restore(client) }
  const urgent = may.restore ? restore : isAbsent && !invitedAt ? invite : undefined
  const first = isFolded ? undefined : urgent
  const hasAssignButton = !isFolded && assignments.length > 0 && first !== restore

  useShortcuts(
    may.edit
      ? [
          { keys: 'e', label: t('edit'), run: () => goTo(hrefTo('/clients/$id/edit', { id })) },
          ...(hasAssignButton ? [{ keys: 'a', label: t('assign'), run: () => assignButton.current?.click() }] : []),
          ...[...assignments, ...steps].map(step => ({ keys: step.keys, label: say(step.longLabel), run: () => setOpen(step) })),
        ]
      : [],
  )
  const harmless: MenuItem[] = [
    ...(may.edit ? [{ label: t('edit'), icon: IconPencil, href: hrefTo('/clients/$id/edit', { id }) }] : []),
    ...(hasAssignButton ? steps : [...assignments, ...steps]).map(itemOf),
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
      {hasAssignButton && (
        <Menu items={assignments.map(step => ({ ...itemOf(step), label: say(step.label), keys: step.keys }))}>
          <Button ref={assignButton} kind={first ? 'secondary' : 'primary'} iconAfter={<Icon of={IconChevronDown} size={16} />}>
            {t('assign')}
          </Button>
        </Menu>
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
