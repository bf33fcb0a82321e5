import { businessStates, exportCoaches, type Coach } from '@allenio/contract/dash'
import { IconBuildingStore, IconFileTypeCsv, IconMail, IconShieldOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { goTo } from '#shell'
import { saveDownload } from '#shell/downloads'
import { PhoneListRow } from '#shell/library'
import { PeriodChip, ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace, type ListColumn, type RowParts } from '#shell/list-page'
import { download } from '#lib/api'
import { useFormats } from '#lib/formats'
import { parseId } from '#lib/list-place'
import { CellLines } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { ReasonProof } from '../proof/reason-proof.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { businessesQuery, inputOf } from './data.ts'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { businessesAddress, businessHref, tiers, type BusinessFilters } from './filters.ts'
import { StateBadge } from './state-badge.tsx'
import { useBusinessWords, usePlanText } from './words.ts'

/** Answers the operator: who works with the product, on which plan, and who needs something? */
export function Page() {
  const t = useBusinessWords()
  const { integer } = useFormats()
  const place = useListPlace(businessesAddress)
  const { filters } = place
  const list = useInfiniteQuery(businessesQuery(filters))
  const total = list.data?.first?.total
  const openId = useSearch({ strict: false, select: search => parseId('business' in search ? search.business : undefined) })
  const [dialog, setDialog] = useState<'export' | 'factor'>()
  const close = () => setDialog(undefined)
  const rows = useRowParts(filters)
  const yesNo = (['yes', 'no'] as const).map(value => ({ value, label: t(value) }))
  return (
    <ListPage
      title={t('title')}
      count={total === undefined ? undefined : { value: integer(total) }}
      create={undefined}
      place={place}
      defaultSort="-registered"
      list={list}
      matching={undefined}
      menu={isEmpty => [
        {
          items: [
            ...(isEmpty ? [] : [{ label: t('export'), icon: IconFileTypeCsv, onClick: () => setDialog('export') }]),
            { label: t('resetFactor'), icon: IconShieldOff, onClick: () => setDialog('factor') },
          ],
        },
      ]}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.state}
            onChoose={state => place.narrow({ state })}
            options={businessStates.map(value => ({ value, label: t(`state_${value}`) }))}
          />
          <ValueChip
            label={t('tier')}
            value={filters.tier}
            onChoose={tier => place.narrow({ tier })}
            options={tiers.map(value => ({ value, label: t('places', { count: Number(value) }) }))}
          />
          <ValueChip label={t('test')} value={filters.test} onChoose={test => place.narrow({ test })} options={yesNo} />
          <ValueChip label={t('customApp')} value={filters.customApp} onChoose={customApp => place.narrow({ customApp })} options={yesNo} />
          <PeriodChip from={filters.from} to={filters.to} onNarrow={period => place.narrow(period)} />
        </>
      }
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={<EmptyState large title={t('emptyTitle')} text={t('emptyText')} />}>
      {openId && <BusinessPanel key={openId} id={openId} onClose={() => goTo(businessesAddress.href(filters), { replace: true })} />}
      {dialog === 'factor' && <ResetFactorDialog onClose={close} />}
      {dialog === 'export' && (
        <ReasonProof
          title={t('exportTitle')}
          text={t('exportText')}
          proceed={t('exportSave')}
          hint={t('reasonOwn')}
          onClose={close}
          act={async reason => void saveDownload(() => download(exportCoaches, { ...inputOf(filters), reason }), t('exporting'))}
        />
      )}
    </ListPage>
  )
}

const writeTo = (email: string) => () => location.assign(`mailto:${email}`)

function useRowParts(filters: BusinessFilters): RowParts<Coach> {
  const t = useBusinessWords()
  const { shortDay } = useFormats()
  return {
    rowKey: ({ id }) => id,
    rowName: ({ business }) => business,
    rowHref: ({ id }) => businessHref(id, filters),
    columns: useColumns(),
    rowMenu: ({ id, owner }) => [
      { label: t('open'), icon: IconBuildingStore, href: businessHref(id, filters) },
      ...(owner ? [{ label: t('copyEmail'), icon: IconMail, onClick: writeTo(owner.email) }] : []),
    ],
    phoneRow: (coach, menu) => (
      <PhoneListRow
        name={coach.business}
        sub={
          <Row as="span" gap={8} wrap>
            {`${coach.owner?.name ?? t('noOwner')} · ${shortDay(coach.registeredAt)}`}
            <StateBadge {...coach} />
          </Row>
        }
        href={businessHref(coach.id, filters)}
        menu={menu}
      />
    ),
  }
}

function useColumns(): ListColumn<Coach>[] {
  const t = useBusinessWords()
  const planText = usePlanText()
  const { integer, day, ago } = useFormats()
  return [
    {
      key: 'name',
      title: t('business'),
      sort: 'name',
      cell: ({ business, owner }) => (
        <CellLines sub={owner ? `${owner.name} · ${owner.email}` : t('noOwner')}>
          <TruncatedText isInside text={business} />
        </CellLines>
      ),
    },
    { key: 'state', title: t('state'), width: 170, cell: coach => <StateBadge {...coach} /> },
    {
      key: 'plan',
      title: t('plan'),
      width: 150,
      cell: coach => {
        const { places, price } = planText(coach)
        return <CellLines sub={price}>{places}</CellLines>
      },
    },
    {
      key: 'clients',
      title: t('clients'),
      width: 110,
      align: 'end',
      sort: 'clients',
      cell: ({ activeClients, inactiveClients }) => (
        <CellLines sub={inactiveClients > 0 ? `+ ${integer(inactiveClients)}` : undefined}>{integer(activeClients)}</CellLines>
      ),
    },
    {
      key: 'collaborators',
      title: t('collaborators'),
      width: 120,
      align: 'end',
      isMinor: true,
      cell: ({ collaborators }) => integer(collaborators),
    },
    { key: 'seen', title: t('seen'), width: 130, sort: 'seen', cell: ({ seenAt }) => (seenAt === null ? t('never') : ago(seenAt)) },
    { key: 'registered', title: t('registered'), width: 120, sort: 'registered', cell: ({ registeredAt }) => day(registeredAt) },
  ]
}
