import { IconChevronDown, IconClockPause, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { attentionSteps } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { BareButton, BareList, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { RowActions } from '#ui/row-actions'
import type { PersonInNeed } from '../data.ts'
import { useProWords } from '../words.ts'
import css from './attention.module.css'
import { NeedAction } from './need-action.tsx'
import { ReasonLine } from './reason-line.tsx'
import { TruncatedText } from '#ui/truncated-text'
import { rowAttribute } from './use-queue-actions.ts'
import type { QueueActions } from './use-queue-actions.ts'

interface PersonRowProps {
  person: PersonInNeed
  actions: QueueActions
}

/** A client with the most pressing reason; the others stand behind it. */
export function PersonRow({ person: { client, needs }, actions }: PersonRowProps) {
  const t = useProWords()
  const restId = useId()
  const [isOpen, setOpen] = useState(false)
  const [first, ...rest] = needs.map(need => ({
    need: { ...need, client },
    step: attentionSteps.entries().find(({ id }) => id === need.reason),
  }))
  if (!first) return null
  const snoozes = () => [
    ...actions.delays.map(({ days, label }) => ({
      label,
      icon: IconClockPause,
      onClick: () =>
        actions.snooze(
          client,
          days,
          needs.map(({ reason }) => reason),
        ),
    })),
    { label: t('dismiss'), icon: IconEyeOff, onClick: () => actions.dismiss(first.need, rest.length === 0) },
  ]
  return (
    <li className={css.person} {...{ [rowAttribute]: client.id }}>
      <Avatar name={client.name} photo={client.photo} size={32} seed={client.id} />
      <Stack gap={2} grow>
        <div className={css.head}>
          <Link href={hrefTo('/clients/$id', { id: client.id })} className={css.name} data-row>
            <TruncatedText isInside text={client.name} />
          </Link>
          {rest.length > 0 && (
            <BareButton className={css.behind} aria-expanded={isOpen} aria-controls={restId} onClick={() => setOpen(!isOpen)}>
              {t('behind', { count: rest.length })}
              <Icon of={IconChevronDown} size={16} />
            </BareButton>
          )}
        </div>
        <ReasonLine urgency={first.need.urgency} icon={first.step?.icon} sentence={first.need.sentence} />
      </Stack>
      <div className={css.deeds}>
        <NeedAction {...first} />
        <RowActions label={t('putOff', { name: client.name })} items={snoozes} />
      </div>
      {isOpen && (
        <BareList id={restId} className={css.rest}>
          {rest.map(({ need, step }) => (
            <li key={`${need.reason} ${need.targetId ?? ''}`} className={css.need}>
              <ReasonLine urgency={need.urgency} icon={step?.icon} sentence={need.sentence} />
              <span className={css.deeds}>
                <NeedAction need={need} step={step} />
                <RowActions
                  label={t('dismissOf', { name: client.name, reason: need.sentence })}
                  items={() => [{ label: t('dismiss'), icon: IconEyeOff, onClick: () => actions.dismiss(need, false) }]}
                />
              </span>
            </li>
          ))}
        </BareList>
      )}
    </li>
  )
}
