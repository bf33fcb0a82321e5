import { actionLimits } from '@allenio/contract/client-actions'
import type { ClientAction, Completion } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/formats'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { CallError, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { LoadMore } from '#ui/load-more'
import { MoreMenu } from '#ui/menu'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { TextArea } from '#ui/text-area'
import { actionQuery } from '../data/reads.ts'
import { dueSentence, repetitionSentence, titleOf } from '../data/sentences.ts'
import type { ActionWrites } from '../data/use-action-writes.ts'
import { useActionWords } from '../words/index.ts'
import css from './list.module.css'

interface ActionPanelProps {
  id: string
  /** The action as the list has it, shown until all its answers are loaded. */
  known: ClientAction | undefined
  writes: ActionWrites
  onEdit: (action: ClientAction) => void
  onClose: () => void
}

/** Everything about one thing that was asked, every answer included. */
export function ActionPanel({ id, known, writes, onEdit, onClose }: ActionPanelProps) {
  const t = useActionWords()
  const language = useLanguage()
  const answers = useInfiniteQuery(actionQuery(id))
  const { data, error, refetch, isRefetching } = answers
  const action = data?.first ?? known
  const isGone = error instanceof CallError && error.status === 404
  const remove = (gone: ClientAction) => {
    writes.remove(gone)
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
              { label: t('edit'), icon: <IconPencil stroke={1.5} />, onClick: () => onEdit(action) },
              { label: t('delete'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: () => remove(action) },
            ]}
          />
        )
      }>
      {isGone ? (
        <ErrorState title={t('goneTitle')} action={<Button onClick={onClose}>{t('close')}</Button>} />
      ) : action ? (
        <>
          <About action={action} />
          {action.may.complete && <Completing key={action.dueDay} action={action} writes={writes} />}
          <History action={action} completions={data?.rows}>
            <LoadMore list={answers} />
          </History>
        </>
      ) : error ? (
        <ErrorState title={t('detailFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </SidePanel>
  )
}

function About({ action }: { action: ClientAction }) {
  const t = useActionWords()
  const { day } = useFormats()
  const language = useLanguage()
  const { text, state, repetition, untilDay, missed, addedBy, createdAt, tellsByMail } = action
  const again = repetitionSentence(repetition, { say: t, language }) ?? t('once')
  const rows = [
    [t('repeats'), untilDay ? `${again}, ${t('until', { day: day(untilDay) })}` : again],
    [addedBy ? t('askedBy') : t('askedOn'), addedBy ? `${addedBy}, ${day(createdAt)}` : day(createdAt)],
    ...(tellsByMail ? [[t('mailed'), t('byMail')]] : []),
  ]
  return (
    <div className={css.detail}>
      <p className={css.states}>
        <Badge {...(state !== 'open' && { status: state === 'done' ? ('done' as const) : ('attention' as const) })}>
          {dueSentence(action, { say: t, language })}
        </Badge>
        {missed > 0 && <Badge>{t('missed', { count: missed })}</Badge>}
      </p>
      {text && <p className={css.text}>{text}</p>}
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Done in person, over the phone: the professional marks it, with the answer where one was asked for. */
function Completing({ action, writes }: { action: ClientAction; writes: ActionWrites }) {
  const t = useActionWords()
  const [answer, setAnswer] = useState('')
  return (
    <div className={css.completing}>
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
      <Button loading={writes.isCompleting(action)} onClick={() => writes.complete(action, answer.trim())}>
        {t('complete')}
      </Button>
    </div>
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
      <h3 id={id}>{t('history')}</h3>
      {completionsTotal === 0 && <p className={css.none}>{t('historyEmpty')}</p>}
      <ol>
        {(completions ?? last).map(completion => (
          <Done key={completion.id} completion={completion} />
        ))}
      </ol>
      {!completions && completionsTotal > last.length && <SkeletonLines lines={2} />}
      {completions && children}
    </section>
  )
}

function Done({ completion: { completedAt, dueDay, isByClient, completedBy, answer } }: { completion: Completion }) {
  const t = useActionWords()
  const { day, dayTime } = useFormats()
  const by = isByClient ? t('byClient') : completedBy && t('byTeam', { name: completedBy })
  return (
    <li>
      <span>{dayTime(completedAt)}</span>
      <span className={css.by}>
        {[by, romeDay(completedAt) !== dueDay && t('forDay', { day: day(dueDay) })].filter(Boolean).join(' · ')}
      </span>
      {answer && <q className={css.answer}>{answer}</q>}
    </li>
  )
}
