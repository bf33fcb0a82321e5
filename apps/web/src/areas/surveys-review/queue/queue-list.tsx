import { deletedAnswerDays, type SurveyAnswer } from '@allenio/contract/surveys'
import { IconChecks, IconListCheck, IconSearch, IconTrash } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chooseMember } from '#areas/collaborators'
import { useShortcuts } from '#shell'
import { messageOf, useSettled } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { DeskHead, DeskList, DeskScroll, DeskTabs } from '#ui/desk'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { AllClearPicture, EmptyListPicture, NoResultsPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { MoreMenu } from '#ui/menu'
import { PageTitle } from '#ui/page-title'
import { SkeletonRows } from '#ui/skeleton'
import { Tabs } from '#ui/tabs'
import { TextField } from '#ui/text-field'
import css from './queue.module.css'
import { FilterChips } from './filter-chips.tsx'
import { QueueRow } from './queue-row.tsx'
import type { RowSelection } from './use-row-selection.ts'
import type { Queue } from './use-queue.ts'
import { useQueueWords } from './words.ts'

interface QueueListProps {
  queue: Queue
  selection: RowSelection
  onUndelete: (answer: SurveyAnswer) => void
}

const states = ['waiting', 'reviewed', 'all'] as const

/** The answers of the team, what waits first. */
export function QueueList({ queue, selection, onUndelete }: QueueListProps) {
  const t = useQueueWords()
  const { integer } = useFormats()
  const { place, list, rows, counts, narrow } = queue
  const { state } = place
  const shownStates = state === 'deleted' ? ([...states, 'deleted'] as const) : states
  return (
    <DeskList label={t('answers')}>
      <DeskHead>
        <PageTitle>{t('title')}</PageTitle>
      </DeskHead>
      <Row gap={4} className={css.search}>
        <SearchField queue={queue} />
        {state !== 'deleted' && rows.length > 0 && (
          <IconButton
            label={t(selection.isOn ? 'endSelection' : 'select')}
            icon={IconListCheck}
            pressed={selection.isOn}
            onClick={() => (selection.isOn ? selection.end() : selection.begin())}
          />
        )}
        <MoreMenu
          label={t('listActions')}
          items={[{ label: t('deletedOnes'), icon: IconTrash, onClick: () => narrow({ state: 'deleted' }) }]}
        />
      </Row>
      <div className={css.chips}>
        <FilterChips queue={queue} />
      </div>
      <DeskTabs>
        <Tabs
          label={t('states')}
          value={state}
          onChange={next => narrow({ state: next })}
          controls="survey-answers"
          flush
          tabs={shownStates.map(value => ({
            value,
            label: t(`state_${value}`),
            ...(value === 'waiting' && counts && { count: integer(counts.waiting) }),
          }))}
        />
      </DeskTabs>
      <DeskScroll id="survey-answers" role="tabpanel" aria-label={t('answers')} aria-busy={list.isFetching}>
        {!list.data && list.error ? (
          <ErrorState title={t('failed')} text={messageOf(list.error)} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
        ) : !list.data || (rows.length === 0 && list.isPlaceholderData) ? (
          <SkeletonRows rows={8} hasAvatar tall />
        ) : rows.length === 0 ? (
          <NoRows queue={queue} />
        ) : (
          <>
            <List label={t('answers')}>
              {rows.map((row, index) => (
                <QueueRow
                  key={row.id}
                  row={row}
                  place={{ index, count: rows.length }}
                  href={state === 'deleted' ? undefined : queue.hrefOf(row)}
                  isOpen={row.id === place.answer}
                  selection={selection}
                  onUndelete={state === 'deleted' ? onUndelete : undefined}
                />
              ))}
            </List>
            <LoadMore list={list} />
          </>
        )}
      </DeskScroll>
    </DeskList>
  )
}

/** The search follows each key; the address a moment later. */
function SearchField({ queue: { place, narrow } }: Pick<QueueListProps, 'queue'>) {
  const t = useQueueWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(place.search ?? '')
  const settled = useSettled(typed)
  const write = useEffectEvent((text: string) => {
    if (text !== (place.search ?? '')) narrow({ search: text || undefined })
  })
  useEffect(() => write(settled), [settled])
  useShortcuts([{ keys: '/', label: t('shortcutSearch'), run: () => field.current?.focus() }])
  return (
    <div className={css.field}>
      <TextField
        ref={field}
        label={t('search')}
        labelHidden
        type="search"
        size="small"
        placeholder={t('search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        icon={IconSearch}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
    </div>
  )
}

function NoRows({ queue: { place, isNarrowed, narrow } }: Pick<QueueListProps, 'queue'>) {
  const t = useQueueWords()
  const { state } = place
  const clear = () => {
    chooseMember(undefined)
    narrow({ search: undefined, survey: undefined, type: undefined })
  }
  if (isNarrowed) {
    return (
      <EmptyState picture={<NoResultsPicture />} title={t('noneMatch')} action={<Button onClick={clear}>{t('clearFilters')}</Button>} />
    )
  }
  switch (state) {
    case 'waiting':
      return <EmptyState picture={<AllClearPicture />} title={t('allRead')} text={t('allReadText')} />
    case 'reviewed':
      return <EmptyState picture={<EmptyListPicture />} title={t('noneReviewed')} />
    case 'deleted':
      return <EmptyState picture={<EmptyListPicture />} title={t('noneDeleted', { days: deletedAnswerDays })} />
    case 'all':
      return (
        <EmptyState
          picture={<EmptyListPicture />}
          title={t('noneYet')}
          text={t('noneYetText')}
          action={
            <ButtonLink icon={IconChecks} href={hrefTo('/surveys')}>
              {t('toSurveys')}
            </ButtonLink>
          }
        />
      )
    default:
      return state satisfies never
  }
}
