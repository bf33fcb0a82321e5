import type { ClientAction } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/days'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { BareButton, Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Text } from '#ui/text'
import { dueSentence, kindIcons, repetitionSentence, titleOf } from '../sentences.ts'
import type { ActionWrites } from '../data.ts'
import { useActionWords } from '../words.ts'
import css from './list.module.css'

interface ActionRowProps {
  action: ClientAction
  writes: ActionWrites
  onOpen: () => void
  /** Left out where a row is only looked at. */
  onEdit?: () => void
}

/** One task: a press at its left marks it as done, a press anywhere else opens it. */
export function ActionRow({ action, writes, onOpen, onEdit }: ActionRowProps) {
  const t = useActionWords()
  const language = useLanguage()
  const { day } = useFormats()
  const { kind, state, completions, may } = action
  const title = titleOf(action, language)
  const isDone = state === 'done' || writes.isCompleting(action)
  const repetitionText = repetitionSentence(action.repetition, { say: t, language })
  const answered = completions.find(({ answer }) => answer !== '')
  const isNudged = state === 'overdue' && action.nudgedDay === romeDay()
  // an answer is written, not only ticked
  const complete = () => (kind === 'answer' ? onOpen() : writes.complete(action))
  return (
    <Row as="li" gap={4} align="start" className={css.row} data-state={state}>
      <BareButton
        className={css.check}
        aria-label={t('completeNamed', { title })}
        aria-pressed={isDone}
        disabled={!may.complete || isDone}
        onClick={complete}>
        <IconCheck stroke={2} aria-hidden />
      </BareButton>
      <BareButton className={css.open} onClick={onOpen}>
        <Row as="span" gap={6} className={css.title}>
          <Icon of={kindIcons[kind]} size={18} />
          {title}
        </Row>
        <Text as="span" size="small" tone={2} className={css.about}>
          <Text as="span" size="inherit" tone="inherit" {...(state === 'overdue' && { tone: 'attention', weight: 500 })}>
            {dueSentence(action, { say: t, language })}
          </Text>
          {repetitionText && <span>{repetitionText}</span>}
          {isNudged && <span>{t('nudgedToday')}</span>}
        </Text>
        {answered && (
          <>
            <Text as="span" size="small" tone={3}>
              {t('answeredOn', { day: day(answered.completedAt) })}
            </Text>
            <q className={css.answer}>{answered.answer}</q>
          </>
        )}
      </BareButton>
      {may.nudge && (
        <Button
          size="small"
          className={css.nudge}
          aria-label={t('nudgeNamed', { title })}
          isBusy={writes.isNudging(action)}
          onClick={() => writes.nudge(action)}>
          {t('nudge')}
        </Button>
      )}
      {onEdit && may.update && (
        <MoreMenu
          small
          label={t('actionsFor', { title })}
          items={[
            { label: t('edit'), icon: IconPencil, onClick: onEdit },
            { label: t('delete'), icon: IconTrash, danger: true, onClick: () => writes.remove(action) },
          ]}
        />
      )}
    </Row>
  )
}
