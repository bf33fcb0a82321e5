import { IconAlertCircle } from '@tabler/icons-react'
import { attentionSteps } from '#areas/clients'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import type { PersonInNeed } from './people.ts'
import css from './attention.module.css'
import { NeedAction } from './need-action.tsx'
import { hrefTo } from '#lib/screens'
import { TruncatedText } from '#ui/truncated-text'

export function PersonRow({ person: { client, needs } }: { person: PersonInNeed }) {
  return (
    <li className={css.person}>
      <Avatar name={client.name} photo={client.photo} size={32} seed={client.id} />
      <Link href={hrefTo('/clients/$id', { id: client.id })} className={css.name} data-row>
        <TruncatedText isInside text={client.name} />
      </Link>
      <BareList className={css.needs}>
        {needs.map(need => (
          <li key={`${need.reason} ${need.targetId ?? ''}`} className={css.need}>
            <span className={css.reason} data-urgency={need.urgency}>
              <Icon of={attentionSteps.entries().find(({ id }) => id === need.reason)?.icon ?? IconAlertCircle} size={18} />
              {need.sentence}
            </span>
            <NeedAction need={need} />
          </li>
        ))}
      </BareList>
    </li>
  )
}
