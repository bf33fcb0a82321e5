import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon, type IconComponent } from '#ui/icon'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import type { Exit } from './use-answer-session.ts'

const endIcons = { sent: IconCircleCheck, waiting: IconCloudOff } as const satisfies Record<string, IconComponent>

/** Says whether the answers were sent, or wait for a network. */
export function End({ state, exit }: { state: 'sent' | 'waiting'; exit: Exit }) {
  const t = useAnsweringWords()
  return (
    <div className={css.screen}>
      <div className={css.end}>
        <EmptyState
          large
          picture={<Icon of={endIcons[state]} size={28} />}
          title={state === 'sent' ? t('sentTitle') : t('keptTitle')}
          text={state === 'sent' ? t('sentText') : t('keptText')}
          action={
            <ButtonLink kind="primary" size="large" href={exit.href}>
              {t(exit.onLater ? 'next' : 'done')}
            </ButtonLink>
          }
        />
      </div>
    </div>
  )
}
