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
import type { ComponentType } from 'react'
import { Avatar } from '#ui/avatar'
import { Link } from '#ui/link'
import type { PersonInNeed } from './people.ts'
import css from './attention.module.css'
import { NeedAction } from './need-action.tsx'

/** The mark of each reason, urgent or only worth knowing; the sentence says the same in words. */
const marks: Record<AttentionReason, { state: 'error' | 'attention' | 'note'; Icon: ComponentType<{ stroke?: number }> }> = {
  'subscription expired': { state: 'error', Icon: IconCreditCardOff },
  'overdue action': { state: 'error', Icon: IconClockExclamation },
  'subscription expiring': { state: 'attention', Icon: IconCreditCardRefund },
  'weight against goal': { state: 'attention', Icon: IconTrendingUp3 },
  'no weigh in': { state: 'attention', Icon: IconScaleOutline },
  'invitation open': { state: 'note', Icon: IconMailOpened },
  'never seen': { state: 'note', Icon: IconDoorEnter },
}

export function PersonRow({ person: { client, needs }, mayWrite }: { person: PersonInNeed; mayWrite: boolean }) {
  return (
    <li className={css.person}>
      <Avatar name={client.name} photo={client.photo} size={32} seed={client.id} />
      <Link href={`/clients/${client.id}`} className={css.name} data-row>
        {client.name}
      </Link>
      <ul className={css.needs}>
        {needs.map(need => {
          const { state, Icon } = marks[need.reason]
          return (
            <li key={`${need.reason} ${need.actionId ?? ''}`} className={css.need}>
              <span className={css.reason} data-state={state}>
                <Icon stroke={1.5} />
                {need.sentence}
              </span>
              <NeedAction need={need} mayWrite={mayWrite} />
            </li>
          )
        })}
      </ul>
    </li>
  )
}
