import {
  IconBell,
  IconCreditCard,
  IconListCheck,
  IconMessageCircle,
  IconScaleOutline,
  IconShieldCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import css from './list.module.css'

// areas bring their groups: one that is not known here rings a bell
const icons: Readonly<Record<string, ComponentType<{ stroke?: number }>>> = {
  clients: IconUsers,
  chat: IconMessageCircle,
  records: IconScaleOutline,
  actions: IconListCheck,
  team: IconUsersGroup,
  plan: IconCreditCard,
  account: IconShieldCheck,
}

/** Where no face belongs to it. */
export function GroupIcon({ group }: { group: string }) {
  const Icon = icons[group] ?? IconBell
  return (
    <span className={css.icon} aria-hidden>
      <Icon stroke={1.5} />
    </span>
  )
}
