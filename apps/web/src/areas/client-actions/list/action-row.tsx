import type { ClientAction } from '@allenio/contract/client-actions'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '#lib/words'
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
  const { kind, state, completions, may } = action
  const title = titleOf(action, language)
  const isDone = state === 'done' || writes.isCompleting(action)
  const repetitionText = repetitionSentence(action.repetition, { say: t, language })
  const answer = completions.find(({ answer: text }) => text !== '')?.answer
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
          <span className={css.due}>{dueSentence(action, { say: t, language })}</span>
          {repetitionText && <span>{repetitionText}</span>}
        </Text>
        {answer && <q className={css.answer}>{answer}</q>}
      </BareButton>
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
