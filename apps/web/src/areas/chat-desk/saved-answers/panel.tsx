import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { SavedAnswersPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { NoMatches, PanelSearch } from '../panel/panel-search.tsx'
import { useDeskWords } from '../words.ts'
import { AnswerList } from './answer-list.tsx'
import { savedAnswersQuery } from './data.ts'
import { matchAnswers } from './match.ts'
import { AnswerForm } from './answer-form.tsx'

const minForSearch = 6

export function SavedAnswersPanel({ onClose }: { onClose: () => void }) {
  const t = useDeskWords()
  const [search, setSearch] = useState('')
  const [answerInForm, setAnswerInForm] = useState<SavedAnswer | 'new'>()
  const query = useQuery(savedAnswersQuery())
  const answers = query.data?.savedAnswers ?? []
  const matches = matchAnswers(answers, search)
  const closeForm = () => setAnswerInForm(undefined)
  if (answerInForm) {
    const answer = answerInForm === 'new' ? undefined : answerInForm
    return (
      <SidePanel
        opened
        onClose={onClose}
        title={t(answer ? 'editAnswer' : 'newAnswer')}
        tools={<IconButton label={t('back')} icon={IconArrowLeft} onClick={closeForm} />}>
        <AnswerForm answer={answer} mayShare={query.data?.may.share ?? false} onDone={closeForm} />
      </SidePanel>
    )
  }
  const create = (
    <Button kind="ink" icon={IconPlus} onClick={() => setAnswerInForm('new')}>
      {t('newAnswer')}
    </Button>
  )
  return (
    <SidePanel opened onClose={onClose} title={t('answers')} bare {...(answers.length > 0 && { foot: create })}>
      {answers.length >= minForSearch && <PanelSearch value={search} onChange={setSearch} />}
      <Loaded query={query} failed={t('answersFailed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {() =>
          answers.length === 0 ? (
            <EmptyState picture={<SavedAnswersPicture />} title={t('answersEmpty')} text={t('answersEmptyText')} action={create} />
          ) : matches.length === 0 ? (
            <NoMatches onClear={() => setSearch('')} />
          ) : (
            <AnswerList answers={matches} onEdit={setAnswerInForm} />
          )
        }
      </Loaded>
    </SidePanel>
  )
}
