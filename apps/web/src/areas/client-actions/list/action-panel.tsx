import { actionLimits } from '@allenio/contract/client-actions'
import type { ClientAction, Completion } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/days'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { isGone } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { BareList, Row, Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { MoreMenu } from '#ui/menu'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { actionQuery } from '../data.ts'
import { isAsked } from '../form/values.ts'
import { dueSentence, repetitionSentence, titleOf } from '../sentences.ts'
import type { ActionWrites } from '../data.ts'
import { useActionWords } from '../words.ts'
import css from './list.module.css'

interface ActionPanelProps {
  id: string
  /** The action as the list has it, shown until all its answers are loaded. */
  listedAction: ClientAction | undefined
  writes: ActionWrites
  onEdit: (action: ClientAction) => void
  onClose: () => void
}

/** Everything about one thing that was asked, every answer included. */
export function ActionPanel({ id, listedAction, writes, onEdit, onClose }: ActionPanelProps) {
  const t = useActionWords()
  const language = useLanguage()
  const answers = useInfiniteQuery(actionQuery(id))
  const { data, error } = answers
  const action = isGone(error) ? undefined : (data?.first ?? listedAction)
  const remove = (openAction: ClientAction) => {
    writes.remove(openAction)
    onClose()
  }
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={action ? titleOf(action, language) : t('heading')}
      tools={
        action?.may.update && (
          <MoreMenu
            label={t('actionsFor', { title: titleOf(action, language) })}
            items={[
              ...(isAsked(action) ? [{ label: t('edit'), icon: IconPencil, onClick: () => onEdit(action) }] : []),
              { label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(action) },
            ]}
          />
        )
      }>
      <Loaded
        query={{ ...answers, data: action }}
        failed={t('detailFailed')}
        skeleton={<SkeletonLines lines={6} />}
        gone={<ErrorState title={t('goneTitle')} action={<Button onClick={onClose}>{t('close')}</Button>} />}>
        {current => (
          <>
            <About action={current} />
            {current.may.complete && <CompletionForm key={current.dueDay} action={current} writes={writes} />}
            <History action={current} completions={data?.rows}>
              <LoadMore list={answers} />
            </History>
          </>
        )}
      </Loaded>
    </SidePanel>
  )
}

function About({ action }: { action: ClientAction }) {
  const t = useActionWords()
  const { day } = useFormats()
  const language = useLanguage()
  const { text, state, repetition, untilDay, missed, addedBy, createdAt, isMailed } = action
  const repetitionText = repetitionSentence(repetition, { say: t, language }) ?? t('once')
  const rows = [
    [t('repeats'), untilDay ? `${repetitionText}, ${t('until', { day: day(untilDay) })}` : repetitionText],
    [addedBy ? t('askedBy') : t('askedOn'), addedBy ? `${addedBy}, ${day(createdAt)}` : day(createdAt)],
    ...(isMailed ? [[t('mailed'), t('byMail')]] : []),
  ]
  return (
    <Stack gap={12}>
      <Row as="p" gap={8} wrap align="stretch">
        <Badge {...(state !== 'open' && { status: state === 'done' ? ('done' as const) : ('attention' as const) })}>
          {dueSentence(action, { say: t, language })}
        </Badge>
        {missed > 0 && <Badge>{t('missed', { count: missed })}</Badge>}
      </Row>
      {text && (
        <Text prose breaks className={css.text}>
          {text}
        </Text>
      )}
      <BareList as="dl" gap={6} className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone={3}>
              {name}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </BareList>
    </Stack>
  )
}

/** Done in person, over the phone: the professional marks it, with the answer where one was asked for. */
function CompletionForm({ action, writes }: { action: ClientAction; writes: ActionWrites }) {
  const t = useActionWords()
  const [answer, setAnswer] = useState('')
  return (
    <Stack gap={12} align="start" className={css.completion}>
      {action.kind === 'answer' && (
        <TextArea
          label={t('answerLabel')}
          hint={t('answerHint')}
          optional
          minRows={2}
          maxLength={actionLimits.answer}
          value={answer}
          onChange={event => setAnswer(event.target.value)}
        />
      )}
      <Button isBusy={writes.isCompleting(action)} onClick={() => writes.complete(action, answer.trim())}>
        {t('complete')}
      </Button>
    </Stack>
  )
}

interface HistoryProps {
  action: ClientAction
  /** Undefined until they are there: the last one is known before. */
  completions: readonly Completion[] | undefined
  /** The way to the earlier ones. */
  children: ReactNode
}

function History({ action: { completions: last, completionsTotal }, completions, children }: HistoryProps) {
  const t = useActionWords()
  const id = useId()
  return (
    <section className={css.history} aria-labelledby={id}>
      <Title level={3} id={id}>
        {t('history')}
      </Title>
      {completionsTotal === 0 && <Text tone={2}>{t('historyEmpty')}</Text>}
      <BareList as="ol">
        {(completions ?? last).map(completion => (
          <CompletionItem key={completion.id} completion={completion} />
        ))}
      </BareList>
      {!completions && completionsTotal > last.length && <SkeletonLines lines={2} />}
      {completions && children}
    </section>
  )
}

function CompletionItem({ completion: { completedAt, dueDay, isByClient, completedBy, answer } }: { completion: Completion }) {
  const t = useActionWords()
  const { day, dayTime } = useFormats()
  const by = isByClient ? t('byClient') : completedBy && t('byTeam', { name: completedBy })
  return (
    <Stack as="li" className={css.past}>
      <span>{dayTime(completedAt)}</span>
      <Text as="span" tone={2}>
        {[by, romeDay(completedAt) !== dueDay && t('forDay', { day: day(dueDay) })].filter(Boolean).join(' · ')}
      </Text>
      {answer && <q className={css.answer}>{answer}</q>}
    </Stack>
  )
}
