import type { Output } from '@allenio/contract'
import type { listClientSurveyAnswers } from '@allenio/contract/surveys'
import { IconChevronRight, IconClipboardText } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { goTo, useParam, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { parseId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { EmptyChartPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { clientSurveysHref } from '../addresses.ts'
import { clientAnswersQuery } from '../data.ts'
import { AnswerRow } from './answer-row.tsx'
import { Matrix } from './matrix.tsx'
import { useClientWords } from './words.ts'

/** The address says which survey's answers the tab shows, or those of all, in a list or side by side. */
const parseClientPlace = (raw: Readonly<Record<string, unknown>>) => ({ survey: parseId(raw['survey']), isTable: raw['view'] === 'table' })

/** Answers: what has this person told us, what is missing, and how do the answers go? */
export function Page() {
  const id = useParam('id')
  return <ClientSurveys key={id} id={id} />
}

function ClientSurveys({ id }: { id: string }) {
  const t = useClientWords()
  const { survey, isTable } = useSearch({ strict: false, select: search => parseClientPlace({ ...search }), structuralSharing: true })
  const all = useInfiniteQuery(clientAnswersQuery(id))
  const ofSurvey = useInfiniteQuery({ ...clientAnswersQuery(id, survey), enabled: survey !== undefined && !isTable })
  const list = survey === undefined ? all : ofSurvey
  return (
    <Sheet>
      <Loaded query={all} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={2} tall />}>
        {({ rows, first }) => {
          const due = first?.due ?? []
          const surveys = first?.surveys ?? []
          if (rows.length === 0 && due.length === 0) {
            return (
              <EmptyState
                picture={<EmptyChartPicture />}
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={
                  <ButtonLink icon={IconClipboardText} href={hrefTo('/surveys')}>
                    {t('toSurveys')}
                  </ButtonLink>
                }
              />
            )
          }
          // a table needs one survey; with a single one there is nothing to choose
          const tableOf = survey ?? (surveys.length === 1 ? surveys[0]?.id : undefined)
          const show = (next: { survey?: string | undefined; isTable: boolean }) =>
            goTo(
              clientSurveysHref(id, { ...(next.survey !== undefined && { survey: next.survey }), ...(next.isTable && { view: 'table' }) }),
              { replace: true },
            )
          return (
            <>
              <PartHeader
                title={t('title')}
                text={first && t('count', { count: first.total })}
                action={
                  surveys.length > 0 && (
                    <>
                      {surveys.length > 1 && (
                        <Select
                          label={t('which')}
                          labelHidden
                          value={survey ?? ''}
                          onChange={({ target }) => show({ survey: target.value || undefined, isTable: isTable && target.value !== '' })}
                          options={[
                            { value: '', label: t('all') },
                            ...surveys.map(({ id: value, name, answers }) => ({ value, label: t('counted', { name, count: answers }) })),
                          ]}
                        />
                      )}
                      {tableOf !== undefined && (
                        <SegmentedControl
                          label={t('view')}
                          size="medium"
                          value={isTable ? 'table' : 'list'}
                          onChange={view => show({ survey: tableOf, isTable: view === 'table' })}
                          options={[
                            { value: 'list', label: t('list') },
                            { value: 'table', label: t('table') },
                          ]}
                        />
                      )}
                    </>
                  )
                }
              />
              {due.length > 0 && !isTable && <Due clientId={id} due={due} />}
              {isTable && tableOf !== undefined ? (
                <Matrix clientId={id} surveyId={tableOf} />
              ) : (
                <Section bare title={t('answers')}>
                  <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={2} tall />}>
                    {({ rows: shownRows }) =>
                      shownRows.length === 0 ? (
                        <EmptyState level={3} title={survey === undefined ? t('emptyTitle') : t('noneOfThis')} />
                      ) : (
                        <List label={t('answers')}>
                          {shownRows.map(row => (
                            <AnswerRow key={row.id} row={row} clientId={id} />
                          ))}
                        </List>
                      )
                    }
                  </Loaded>
                  <LoadMore list={list} />
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
    </Sheet>
  )
}

/** The surveys that the client is asked now, and what they missed. Each leads to filling it in together. */
function Due({ clientId, due }: { clientId: string; due: Output<typeof listClientSurveyAnswers>['due'] }) {
  const t = useClientWords()
  const today = useToday()
  const { day, percent } = useFormats()
  const dueText = (dueDay: string) => (dueDay === today ? t('dueToday') : t(dueDay < today ? 'overdue' : 'dueOn', { day: day(dueDay) }))
  return (
    <Section bare title={t('due')}>
      <List label={t('due')}>
        {due.map(({ assignmentId, surveyId, name, dueDay, missed, adherence }) => (
          <ListRow
            key={assignmentId}
            compact
            href={hrefTo('/clients/$id/surveys/$surveyId/fill-in', { id: clientId, surveyId })}
            title={name}
            sub={
              <Row as="span" gap={8} wrap>
                <Text as="span" tone={dueDay < today ? 'attention' : 2}>
                  {dueText(dueDay)}
                </Text>
                {missed > 0 && (
                  <Text as="span" tone="attention">
                    {t('missed', { count: missed })}
                  </Text>
                )}
                {adherence !== null && t('adherence', { percent: percent(adherence) })}
              </Row>
            }
            meta={<Icon of={IconChevronRight} />}
          />
        ))}
      </List>
    </Section>
  )
}
