import type { OwnAction } from '@allenio/contract/client-actions'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Card } from '#ui/card'
import { useOwnWords } from './words.ts'
import { useOwnAction } from './action.ts'
import { AnswerForm } from './answer-form.tsx'
import css from './hero.module.css'
import type { OwnHomeRead } from './own-day.ts'
import { WeightForm } from './weight-form.tsx'

interface HeroProps {
  action: OwnAction
  home: OwnHomeRead
  today: string
}

/** The next task, with everything that is needed to do it. */
export function Hero({ action, home, today }: HeroProps) {
  const { title, Icon, dueText, isLate, complete } = useOwnAction(action, today)
  return (
    <Card hero className={css.hero}>
      <Icon className={css.picture} stroke={1} aria-hidden />
      <div className={css.words}>
        <p className={css.due} data-late={isLate || undefined}>
          {isLate && <IconClockExclamation stroke={1.75} aria-hidden />}
          {dueText}
        </p>
        <h2 className={css.title}>{title}</h2>
        {action.text && action.kind !== 'read' && <p className={css.text}>{action.text}</p>}
      </div>
      <HeroAction action={action} title={title} home={home} today={today} onComplete={complete} />
    </Card>
  )
}

interface HeroActionProps extends HeroProps {
  title: string
  onComplete: () => void
}

function HeroAction({ action, title, home: { weight, mayAdd }, today, onComplete }: HeroActionProps) {
  const t = useOwnWords()
  const [isOpen, setOpen] = useState(false)
  switch (action.kind) {
    case 'weigh in':
      return mayAdd.weights ? <WeightForm isPrimary today={today} start={weight.trend.latest?.kg} /> : <DoneButton onDone={onComplete} />
    case 'upload photos':
      return mayAdd.progress ? (
        <ButtonLink kind="primary" size="large" wide href="/me/progress/create">
          {t('takePhotos')}
        </ButtonLink>
      ) : (
        <DoneButton onDone={onComplete} />
      )
    case 'answer':
      return isOpen ? (
        <AnswerForm action={action} title={title} />
      ) : (
        <Button kind="primary" size="large" wide onClick={() => setOpen(true)}>
          {t('answerIt')}
        </Button>
      )
    case 'read':
      return isOpen ? (
        <div className={css.reading}>
          <p className={css.text}>{action.text}</p>
          <Button kind="primary" size="large" wide onClick={onComplete}>
            {t('haveRead')}
          </Button>
        </div>
      ) : (
        <Button kind="primary" size="large" wide onClick={() => setOpen(true)}>
          {t('readIt')}
        </Button>
      )
    case 'other':
      return <DoneButton onDone={onComplete} />
    default:
      return action.kind satisfies never
  }
}

function DoneButton({ onDone }: { onDone: () => void }) {
  const t = useOwnWords()
  return (
    <Button kind="primary" size="large" wide onClick={onDone}>
      {t('didIt')}
    </Button>
  )
}
