import { useState } from 'react'
import { useEnter } from '#shell'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { Kbd } from '#ui/kbd'
import { Row } from '#ui/layout'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { nextWaiting } from './rows.ts'
import type { InboxProps } from './page.tsx'
import { useWaitWords } from './waits.ts'
import { focusComposer, isEmptyComposer } from './composer-focus.ts'

/** Enter that is pressed twice for sending does not carry one away. */
const settleMs = 500

/** Shown while somebody answers waiting clients one after the other: this one is answered, and a key leads to the next. */
export function NextUp({ rows, place, open }: Omit<InboxProps, 'isNew'>) {
  const t = useInboxWords()
  const wordsOf = useWaitWords()
  const isTriage = place.view === 'waiting'
  const isWaiting = open !== undefined && open.waitingSince !== null
  const [hasWaited, setWaited] = useState(isWaiting)
  if (isWaiting && !hasWaited) setWaited(true)
  const isAnswered = isTriage && hasWaited && open !== undefined && !isWaiting
  const [before, setBefore] = useState<readonly string[]>([])
  if (isWaiting && before.length === 0 && rows.length > 0) setBefore(rows.map(({ id }) => id))
  const next = isAnswered ? nextWaiting(rows, open.id, before) : undefined
  const nextId = next?.id

  const openNext = () => {
    if (nextId === undefined) return
    place.open(nextId)
    focusComposer(nextId)
  }
  useEnter({ run: nextId === undefined ? undefined : openNext, accepts: isEmptyComposer, id: nextId, settleMs })

  if (!isAnswered) return null
  return (
    <Row gap={12} className={css.next} aria-live="polite">
      {next?.waitingSince ? (
        <>
          <span>
            {t('answered')} {t('nextUp', { name: next.chatInfo.title, wait: wordsOf(next.waitingSince).long })}
          </span>
          <Button kind="ink" size="small" iconAfter={<Kbd>↵</Kbd>} onClick={openNext}>
            {t('goNext')}
          </Button>
        </>
      ) : (
        <>
          <span>{t('allAnswered')}</span>
          <ButtonLink kind="ink" size="small" href={hrefTo('/inbox')}>
            {t('toInbox')}
          </ButtonLink>
        </>
      )}
    </Row>
  )
}
