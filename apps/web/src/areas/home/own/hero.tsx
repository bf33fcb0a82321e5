import type { OwnAction } from '@allenio/contract/client-actions'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Card } from '#ui/card'
import { useOwnWords } from './words.ts'
import { diaryHref, surveyHref, useOwnAction } from './action.ts'
import { AnswerForm, useHasAnswerDraft } from './answer-form.tsx'
import css from './hero.module.css'
import type { OwnHomeRead } from './own-day.ts'
import { WeightForm } from './weight-form.tsx'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { hrefTo } from '#lib/screens'

interface HeroProps {
  action: OwnAction
  home: OwnHomeRead
  today: string
}

/** The next task, with everything that is needed to do it. */
export function Hero({ action, home, today }: HeroProps) {
  const { title, icon: Picture, dueText, isLate, complete } = useOwnAction(action, today)
  return (
    <Card hero className={css.hero}>
      <Picture className={css.picture} stroke={1} aria-hidden />
      <Stack gap={4} className={css.words}>
        <Row as="p" gap={6} className={css.due} data-late={isLate || undefined}>
          {isLate && <Icon of={IconClockExclamation} size={18} />}
          {dueText}
        </Row>
        <Title level={2} size={28} breaks>
          {title}
        </Title>
        {action.text && action.kind !== 'read' && (
          <Text tone={2} prose breaks className={css.text}>
            {action.text}
          </Text>
        )}
      </Stack>
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
  const hasDraft = useHasAnswerDraft(action)
  const [isChosen, setOpen] = useState(false)
  const isOpen = isChosen || hasDraft
  switch (action.kind) {
    case 'weigh in':
      return mayAdd.weights ? <WeightForm isPrimary today={today} start={weight.trend.latest?.kg} /> : <DoneButton onDone={onComplete} />
    case 'upload photos':
      return mayAdd.progress ? (
        <ButtonLink kind="primary" size="large" wide href={hrefTo('/me/progress/create')}>
          {t('takePhotos')}
        </ButtonLink>
      ) : (
        <DoneButton onDone={onComplete} />
      )
    case 'keep food diary':
      return (
        <ButtonLink kind="primary" size="large" wide href={diaryHref(action, today)}>
          {t('openDiary')}
        </ButtonLink>
      )
    case 'survey':
      return (
        <ButtonLink kind="primary" size="large" wide href={surveyHref(action)}>
          {t('answerSurvey')}
        </ButtonLink>
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
        <Stack gap={16}>
          <Text prose breaks className={css.text}>
            {action.text}
          </Text>
          <Button kind="primary" size="large" wide onClick={onComplete}>
            {t('haveRead')}
          </Button>
        </Stack>
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
