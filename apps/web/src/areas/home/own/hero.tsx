import type { OwnAction } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { Card } from '#ui/card'
import { useOwnWords } from './words.ts'
import { AnswerForm } from './answer-form.tsx'
import css from './hero.module.css'
import { kindIcons } from './kind-icons.ts'
import { dueIn, type OwnHomeRead } from './own-day.ts'
import { useCompletion } from './completion.ts'
import { useDueWords } from './due-words.ts'
import { WeightForm } from './weight-form.tsx'

interface HeroProps {
  action: OwnAction
  home: OwnHomeRead
  today: string
}

/** The next task, with everything that is needed to do it. */
export function Hero({ action, home, today }: HeroProps) {
  const language = useLanguage()
  const dueWords = useDueWords(today)
  const title = action.title || actionKindName(language, action.kind)
  const isLate = dueIn(action.dueDay, today).kind === 'late'
  const Icon = kindIcons[action.kind]
  return (
    <Card hero className={css.hero}>
      <Icon className={css.picture} stroke={1} aria-hidden />
      <div className={css.words}>
        <p className={css.due} data-late={isLate || undefined}>
          {isLate && <IconClockExclamation stroke={1.75} aria-hidden />}
          {dueWords(action.dueDay)}
        </p>
        <h2 className={css.title}>{title}</h2>
        {action.text && action.kind !== 'read' && <p className={css.text}>{action.text}</p>}
      </div>
      <HeroAction action={action} title={title} home={home} today={today} />
    </Card>
  )
}

function HeroAction({ action, title, home: { weight, mayAdd }, today }: HeroProps & { title: string }) {
  const t = useOwnWords()
  const [isOpen, setOpen] = useState(false)
  const complete = useCompletion(action, title)
  switch (action.kind) {
    case 'weigh in':
      return mayAdd.weights ? <WeightForm isPrimary today={today} start={weight.trend.latest?.kg} /> : <DoneButton onDone={complete} />
    case 'upload photos':
      return mayAdd.progress ? (
        <ButtonLink kind="primary" size="large" wide href="/me/progress/create">
          {t('takePhotos')}
        </ButtonLink>
      ) : (
        <DoneButton onDone={complete} />
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
          <Button kind="primary" size="large" wide onClick={complete}>
            {t('haveRead')}
          </Button>
        </div>
      ) : (
        <Button kind="primary" size="large" wide onClick={() => setOpen(true)}>
          {t('readIt')}
        </Button>
      )
    case 'other':
      return <DoneButton onDone={complete} />
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
