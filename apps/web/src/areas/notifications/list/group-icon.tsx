import {
  IconBarbell,
  IconBell,
  IconCreditCard,
  IconListCheck,
  IconMessageCircle,
  IconScaleOutline,
  IconShieldCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import css from './list.module.css'

// areas bring their groups: one that is not known here rings a bell
const icons: Readonly<Record<string, IconComponent>> = {
  clients: IconUsers,
  subscription: IconCreditCard,
  chat: IconMessageCircle,
  records: IconScaleOutline,
  actions: IconListCheck,
  team: IconUsersGroup,
  training: IconBarbell,
  plan: IconCreditCard,
  account: IconShieldCheck,
}

/** Where no face belongs to it. */
export function GroupIcon({ group }: { group: string }) {
  return (
    <span className={css.icon} aria-hidden>
      <Icon of={icons[group] ?? IconBell} />
    </span>
  )
}
