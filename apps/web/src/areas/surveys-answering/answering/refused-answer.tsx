import { useState } from 'react'
import { AskConsent } from '#areas/clients'
import { discardWrite, retryWrite } from '#lib/offline'
import { Button, ButtonLink } from '#ui/button'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { Stack } from '#ui/layout'
import type { UnsentAnswer } from '../data.ts'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import type { Exit } from './use-answer-session.ts'

interface RefusedAnswerProps {
  unsent: UnsentAnswer
  hasConsent: boolean
  /** The survey is not asked any more: the assignment has ended while the answer waited. */
  isGone?: boolean
  exit: Exit
  /** Opens the answers for editing; undefined where the device no longer has their questions. */
  onReopen?: (() => void) | undefined
}

/** An answer that the server refused: why, and how to go on. It stays on the device until the client decides. */
export function RefusedAnswer({ unsent: { id, refusal }, hasConsent, isGone = false, exit, onReopen }: RefusedAnswerProps) {
  const t = useAnsweringWords()
  const [isAsking, setAsking] = useState(false)
  const discard = async () => {
    const question = { title: t('discardTitle'), text: t('discardText'), proceed: t('discard'), danger: true }
    if (await confirm(question)) await discardWrite(id)
  }
  const reopen = () => {
    onReopen?.()
    void discardWrite(id)
  }
  return (
    <div className={css.screen}>
      <div className={css.end}>
        <EmptyState
          large
          title={t('refusedTitle')}
          text={[refusal, t(isGone ? 'refusedEnded' : 'refusedText')].filter(Boolean).join(' ')}
          action={
            <Stack gap={8}>
              {hasConsent ? (
                <Button kind="primary" size="large" wide onClick={() => void retryWrite(id)}>
                  {t('retry')}
                </Button>
              ) : (
                <Button kind="primary" size="large" wide onClick={() => setAsking(true)}>
                  {t('readAndSend')}
                </Button>
              )}
              {onReopen && (
                <Button size="large" wide onClick={reopen}>
                  {t('openAgain')}
                </Button>
              )}
              <ButtonLink size="large" wide href={exit.href}>
                {t('close')}
              </ButtonLink>
              <Button kind="quiet" wide onClick={() => void discard()}>
                {t('discard')}
              </Button>
            </Stack>
          }
        />
      </div>
      {isAsking && <AskConsent purpose="health data" onAgreed={() => void retryWrite(id)} onClose={() => setAsking(false)} />}
    </div>
  )
}
