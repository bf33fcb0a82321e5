import { customAppTurns, operatorAppStates, type OperatorAppRow } from '@allenio/contract/custom-apps'
import { IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PhoneListRow } from '#shell/library'
import { ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace, type ListColumn, type RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { CellLines } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { useCustomAppWords } from '../../words.ts'
import { appHref, appsAddress, appsQuery } from '../data.ts'
import { AppStateBadge } from '../state-badge.tsx'
import { useOperatorWords } from '../words.ts'

/** Answers the operator: which businesses have an app of their own, and where is it my turn? */
export function Page() {
  const t = useOperatorWords()
  const { integer } = useFormats()
  const place = useListPlace(appsAddress)
  const { filters } = place
  const list = useInfiniteQuery(appsQuery(filters))
  const total = list.data?.first?.total
  return (
    <ListPage
      title={t('title')}
      count={total === undefined ? undefined : { value: integer(total) }}
      create={{ label: t('create'), href: hrefTo('/dash/customApps/create') }}
      place={place}
      defaultSort="-changed"
      list={list}
      matching={total}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.state}
            onChoose={state => place.narrow({ state })}
            options={operatorAppStates.map(value => ({ value, label: t(`state_${value}`) }))}
          />
          <ValueChip
            label={t('turn')}
            value={filters.turn}
            onChoose={turn => place.narrow({ turn })}
            options={customAppTurns.map(value => ({ value, label: t(`turnOf_${value}`) }))}
          />
        </>
      }
      rows={useRowParts()}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={
        <EmptyState
          large
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <ButtonLink kind="primary" href={hrefTo('/dash/customApps/create')}>
              {t('create')}
            </ButtonLink>
          }
        />
      }
    />
  )
}

function useRowParts(): RowParts<OperatorAppRow> {
  const t = useOperatorWords()
  const stepText = useStepText()
  return {
    rowKey: ({ id }) => id,
    rowName: ({ business }) => business,
    rowHref: ({ id }) => appHref(id),
    columns: useColumns(),
    rowMenu: ({ id }) => [{ label: t('open'), icon: IconPencil, href: appHref(id) }],
    phoneRow: (app, menu) => (
      <PhoneListRow
        name={app.business}
        sub={
          <Row as="span" gap={8} wrap>
            {stepText(app)}
            <AppStateBadge {...app} />
          </Row>
        }
        href={appHref(app.id)}
        menu={menu}
      />
    ),
  }
}

/** The first step that somebody has to go on with. */
function useStepText() {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  return ({ openSteps: [first], name }: OperatorAppRow) => (first ? say(`step_${first.step}`) : name || t('noName'))
}

function useColumns(): ListColumn<OperatorAppRow>[] {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  const { ago } = useFormats()
  return [
    {
      key: 'business',
      title: t('business'),
      sort: 'business',
      cell: ({ business, name }) => (
        <CellLines sub={name || t('noName')}>
          <TruncatedText isInside text={business} />
        </CellLines>
      ),
    },
    { key: 'state', title: t('state'), width: 190, cell: app => <AppStateBadge {...app} /> },
    {
      key: 'step',
      title: t('step'),
      width: 240,
      cell: ({ openSteps: [first] }) =>
        first ? <CellLines sub={t(`stepState_${first.turn}`)}>{say(`step_${first.step}`)}</CellLines> : t('noStep'),
    },
    { key: 'payment', title: t('payment'), width: 130, isMinor: true, cell: ({ payment }) => t(`payment_${payment}`) },
    { key: 'changed', title: t('changed'), width: 140, sort: 'changed', cell: ({ updatedAt }) => ago(updatedAt) },
  ]
}
