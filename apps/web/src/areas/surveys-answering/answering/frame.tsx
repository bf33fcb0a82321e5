import { IconArrowLeft, IconDeviceMobileCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton, IconLink } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { StepBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import { intro, summary, type AnswerSession, type Exit } from './use-answer-session.ts'

/** How far one has come, the way back, and the way out, which loses nothing. */
export function Header({ session: { at, steps, place, back, exit } }: { session: AnswerSession }) {
  const t = useAnsweringWords()
  const count = steps.length
  const number = place === summary ? count : (at ?? 0)
  const label = place === summary ? t('progressSummary') : t('progress', { number: number + 1, count })
  return (
    <header className={css.header}>
      {place !== intro && <IconButton label={t('back')} icon={IconArrowLeft} onClick={back} />}
      <div className={css.bar}>{place !== intro && <StepBar label={label} step={number} of={count} />}</div>
      {exit && <Leave exit={exit} />}
    </header>
  )
}

/** The way out. A welcome at the first entry is put off instead: it is left among the tasks. */
function Leave({ exit }: { exit: Exit }) {
  const t = useAnsweringWords()
  if (exit.onLater)
    return (
      <Button kind="quiet" onClick={exit.onLater}>
        {t('later')}
      </Button>
    )
  return <IconLink label={t('leave')} icon={IconX} href={exit.href} />
}

interface FootProps {
  /** Says that what was answered is stored. */
  isStored?: boolean
  children: ReactNode
}

/** The main button at the thumb. */
export function Foot({ isStored = false, children }: FootProps) {
  const t = useAnsweringWords()
  return (
    <div className={css.foot} data-foot>
      {isStored && (
        <Row gap={6} justify="center">
          <Icon of={IconDeviceMobileCheck} size={18} />
          <Text as="span" size="hint" tone={2}>
            {t('savedPhone')}
          </Text>
        </Row>
      )}
      {children}
    </div>
  )
}
