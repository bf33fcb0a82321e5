import type { AttentionReason } from '@allenio/contract/home'
import {
  IconClockExclamation,
  IconCreditCardOff,
  IconCreditCardRefund,
  IconDoorEnter,
  IconMailOpened,
  IconScaleOutline,
  IconTrendingUp3,
} from '@tabler/icons-react'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import type { PersonInNeed } from './people.ts'
import css from './attention.module.css'
import { NeedAction } from './need-action.tsx'
import { hrefTo } from '#lib/screens'

/** The mark of each reason, urgent or only worth knowing; the sentence says the same in words. */
const marks: Record<AttentionReason, { state: 'error' | 'attention' | 'note'; icon: IconComponent }> = {
  'subscription expired': { state: 'error', icon: IconCreditCardOff },
  'overdue action': { state: 'error', icon: IconClockExclamation },
  'subscription expiring': { state: 'attention', icon: IconCreditCardRefund },
  'weight against goal': { state: 'attention', icon: IconTrendingUp3 },
  'no weigh in': { state: 'attention', icon: IconScaleOutline },
  'invitation open': { state: 'note', icon: IconMailOpened },
  'never seen': { state: 'note', icon: IconDoorEnter },
}

export function PersonRow({ person: { client, needs }, mayWrite }: { person: PersonInNeed; mayWrite: boolean }) {
  return (
    <li className={css.person}>
      <Avatar name={client.name} photo={client.photo} size={32} seed={client.id} />
      <Link href={hrefTo('/clients/$id', { id: client.id })} className={css.name} data-row>
        {client.name}
      </Link>
      <BareList className={css.needs}>
        {needs.map(need => {
          const { state, icon } = marks[need.reason]
          return (
            <li key={`${need.reason} ${need.actionId ?? ''}`} className={css.need}>
              <span className={css.reason} data-state={state}>
                <Icon of={icon} size={18} />
                {need.sentence}
              </span>
              <NeedAction need={need} mayWrite={mayWrite} />
            </li>
          )
        })}
      </BareList>
    </li>
  )
}
