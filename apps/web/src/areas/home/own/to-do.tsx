import type { OwnAction } from '@allenio/contract/client-actions'
import { IconChevronDown, IconChevronRight, IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import { VisuallyHidden } from '#ui/visually-hidden'
import { WaitingMark } from '#ui/waiting-mark'
import { useOwnWords } from './words.ts'
import { diaryHref, surveyHref, useOwnAction } from './action.ts'
import { AnswerForm, useHasAnswerDraft } from './answer-form.tsx'
import type { OwnHomeRead } from './own-day.ts'
import css from './to-dos.module.css'
import { goToWeight } from './weight-form.tsx'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'

interface ToDoProps {
  action: OwnAction
  today: string
  mayAdd: OwnHomeRead['mayAdd']
  isDone?: boolean
  isWaiting?: boolean
  isComing?: boolean
}

/** One task: done by a tap, by an answer, or on the page that it links to. */
export function ToDo({ action, today, mayAdd, isDone = false, isWaiting = false, isComing = false }: ToDoProps) {
  const t = useOwnWords()
  const { title, icon, dueText, isLate, complete } = useOwnAction(action, today)
  const hasDraft = useHasAnswerDraft(action)
  const [isOpenByChoice, setOpen] = useState<boolean>()
  const isOpen = isOpenByChoice ?? hasDraft
  const words = (
    <Stack as="span" align="start" gap={1} grow>
      <Text as="span" size="inherit" tone={isDone ? 2 : 'inherit'} weight={isDone ? 400 : isComing ? 500 : 600} breaks>
        {title}
      </Text>
      {isWaiting ? (
        <WaitingMark />
      ) : (
        <span className={css.due} data-late={(isLate && !isDone) || undefined}>
          {isLate && !isDone && <Icon of={IconClockExclamation} size={16} />}
          {isDone ? t('done') : dueText}
        </span>
      )}
    </Stack>
  )
  if (isDone) {
    return (
      <li className={classes(css.item, css.done)}>
        <div className={css.row}>
          <TickCircle state="done" />
          {words}
        </div>
      </li>
    )
  }
  const below = action.text && (
    <Text tone={2} prose breaks className={css.text}>
      {action.text}
    </Text>
  )
  const lead = (
    <span className={css.icon} aria-hidden>
      <Icon of={icon} size={24} />
    </span>
  )
  if (action.kind === 'other') {
    return (
      <li className={css.item}>
        <button type="button" className={css.row} onClick={complete}>
          <TickCircle />
          {words}
          <VisuallyHidden>{t('markDone', { title })}</VisuallyHidden>
        </button>
        {below}
      </li>
    )
  }
  const href = hrefOf(action, { today, mayAdd })
  if (href) {
    return (
      <li className={css.item}>
        <Link href={href} className={css.row}>
          {lead}
          {words}
          <Icon of={IconChevronRight} className={css.chevron} />
        </Link>
        {below}
      </li>
    )
  }
  if (action.kind === 'weigh in' && mayAdd.weights) {
    return (
      <li className={css.item}>
        <button type="button" className={css.row} onClick={goToWeight}>
          {lead}
          {words}
          <Icon of={IconChevronDown} className={css.chevron} />
        </button>
        {below}
      </li>
    )
  }
  return (
    <li className={css.item}>
      <button type="button" className={css.row} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {lead}
        {words}
        <IconChevronDown size={20} className={css.chevron} data-open={isOpen || undefined} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <div className={css.panel}>
          {action.text && (
            <Text prose breaks className={css.reading}>
              {action.text}
            </Text>
          )}
          {action.kind === 'answer' ? (
            <AnswerForm action={action} title={title} />
          ) : (
            <Button kind="primary" size="large" wide onClick={complete}>
              {action.kind === 'read' ? t('haveRead') : t('done')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function hrefOf(action: OwnAction, { today, mayAdd }: Pick<ToDoProps, 'today' | 'mayAdd'>): string | undefined {
  if (action.kind === 'keep food diary') return diaryHref(action, today)
  if (action.kind === 'survey') return surveyHref(action)
  return action.kind === 'upload photos' && mayAdd.progress ? hrefTo('/me/progress/create') : undefined
}
