import { sendSurveyAnswer } from '@allenio/contract/surveys'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { useUnsentWrites } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon, type IconComponent } from '#ui/icon'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import type { Exit } from './use-answer-session.ts'

const endIcons = { sent: IconCircleCheck, waiting: IconCloudOff } as const satisfies Record<string, IconComponent>

export interface Ending {
  state: 'sent' | 'waiting'
  answerId: string
}

/** Says whether the answers were sent, or wait for a network; those that wait are sent while somebody looks on. */
export function End({ state: first, answerId, exit }: Ending & { exit: Exit }) {
  const t = useAnsweringWords()
  const isUnsent = useUnsentWrites(sendSurveyAnswer).some(({ input }) => input.id === answerId)
  const state = first === 'waiting' && isUnsent ? 'waiting' : 'sent'
  return (
    <div className={css.screen}>
      <div className={css.end}>
        <EmptyState
          large
          picture={<Icon of={endIcons[state]} size={28} />}
          title={state === 'sent' ? t('sentTitle') : t('keptTitle')}
          text={state === 'sent' ? t('sentText') : t('keptText')}
          action={
            <>
              <ButtonLink kind="primary" size="large" href={exit.href}>
                {t(exit.onLater ? 'next' : 'done')}
              </ButtonLink>
              {state === 'sent' && !exit.onLater && (
                <ButtonLink size="large" href={hrefTo('/me/survey-answers/$id', { id: answerId })}>
                  {t('toCourse')}
                </ButtonLink>
              )}
            </>
          }
        />
      </div>
    </div>
  )
}
