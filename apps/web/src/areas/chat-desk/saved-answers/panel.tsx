import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { IconArrowLeft, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { NoResultsPicture, SavedAnswersPicture } from '#ui/illustrations'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines, SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'
import { AnswerList } from './answer-list.tsx'
import { matchAnswers } from './match.ts'
import { savedAnswersQuery } from './data.ts'

const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }))

interface SavedAnswersPanelProps {
  onClose: () => void
  /** Where one is writing: pressing an answer puts it there. Else it opens to be changed. */
  onUse?: ((answer: SavedAnswer) => void) | undefined
  /** Opens with a new one that says this. */
  newText?: string | undefined
}

const minForSearch = 6

export function SavedAnswersPanel({ onClose, onUse, newText }: SavedAnswersPanelProps) {
  const t = useDeskWords()
  const [search, setSearch] = useState('')
  const [answerInForm, setAnswerInForm] = useState<SavedAnswer | 'new' | undefined>(newText === undefined ? undefined : 'new')
  const { data, isError, isRefetching, refetch } = useQuery(savedAnswersQuery())
  const answers = data?.savedAnswers ?? []
  const matches = matchAnswers(answers, search)
  const closeForm = () => setAnswerInForm(undefined)
  if (answerInForm) {
    return (
      <SidePanel
        opened
        onClose={onClose}
        title={t(answerInForm === 'new' ? 'newAnswer' : 'editAnswer')}
        tools={<IconButton label={t('back')} icon={<IconArrowLeft />} onClick={closeForm} />}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <AnswerForm
            answer={answerInForm === 'new' ? undefined : answerInForm}
            text={newText}
            mayShare={data?.may.share ?? false}
            onDone={closeForm}
          />
        </Suspense>
      </SidePanel>
    )
  }
  const create = (
    <Button kind="ink" icon={<IconPlus stroke={1.75} />} onClick={() => setAnswerInForm('new')}>
      {t('newAnswer')}
    </Button>
  )
  return (
    <SidePanel opened onClose={onClose} title={t('answers')} bare {...(answers.length > 0 && { foot: create })}>
      {answers.length >= minForSearch && (
        <div className={css.tools}>
          <TextField
            label={t('search')}
            labelHidden
            type="search"
            placeholder={t('search')}
            icon={<IconSearch stroke={1.5} aria-hidden />}
            value={search}
            maxLength={100}
            onChange={event => setSearch(event.target.value)}
            onClear={() => setSearch('')}
          />
        </div>
      )}
      {!data && isError ? (
        <ErrorState title={t('answersFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !data ? (
        <SkeletonRows rows={6} columns={0} tall />
      ) : answers.length === 0 ? (
        <EmptyState picture={<SavedAnswersPicture />} title={t('answersEmpty')} text={t('answersEmptyText')} action={create} />
      ) : matches.length === 0 ? (
        <EmptyState
          picture={<NoResultsPicture />}
          title={t('nothingFound')}
          text={t('nothingFoundText')}
          level={3}
          action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
        />
      ) : (
        <AnswerList answers={matches} onEdit={setAnswerInForm} onUse={onUse} />
      )}
    </SidePanel>
  )
}
