import type { Output } from '@allenio/contract'
import type { countClients } from '@allenio/contract/clients'
import { IconCategory, IconFileSpreadsheet, IconFileTypeCsv, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import type { MenuGroup } from '#ui/menu'
import { PageHeader } from '#ui/page-header'
import { isNarrowed } from './filters.ts'
import { clientsQuery, countsQuery } from '../data.ts'
import { useExport } from './use-export.ts'
import { useListPlace } from './use-list-place.ts'
import { intakeWays } from '../slots.ts'
import type { IntakeWay } from '../slots.ts'
import { useListWords } from './words.ts'
import { ListBody } from './list-body.tsx'
import { ViewTabs } from './view-tabs.tsx'
import css from './list.module.css'

const EmptyList = lazyPart(() => import('./empty-list.tsx'), 'EmptyList')
const TypesDialog = lazyPart(() => import('../types/types-dialog.tsx'), 'TypesDialog')

type Side = 'types' | IntakeWay

/** Answers: whom do I look after, and who wants something of me? */
export function Page() {
  const me = useMe()
  const place = useListPlace()
  const { filters, view } = place
  // both requests start at once, so that neither waits for the other
  const list = useInfiniteQuery(clientsQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const [side, setSide] = useState<Side>()
  const mayCreate = me?.permissions.includes('create clients') ?? false
  const isEmpty = !isNarrowed(filters) && list.data?.rows.length === 0 && !list.isPlaceholderData
  const close = () => setSide(undefined)
  return (
    <div className={css.page}>
      <Header counts={isEmpty ? undefined : counts} mayCreate={mayCreate} place={place} isEmpty={isEmpty} onOpen={setSide} />
      {isEmpty ? (
        <EmptyList mayCreate={mayCreate} isAdmin={me?.workspace?.role === 'admin'} onOpen={setSide} />
      ) : (
        <>
          <ViewTabs filters={place.own} view={view} counts={counts} onMove={place.move} controls="clients" />
          <ListBody list={list} place={place} matching={counts?.matching} mayCreate={mayCreate} />
        </>
      )}
      {intakeWays
        .entries()
        .map(way =>
          way === side ? <way.Panel key={way.id} onClose={close} /> : way.background?.isNeeded() && <way.background.Part key={way.id} />,
        )}
      {side === 'types' && <TypesDialog onClose={close} />}
    </div>
  )
}

interface HeaderProps {
  counts: Output<typeof countClients> | undefined
  mayCreate: boolean
  isEmpty: boolean
  place: ReturnType<typeof useListPlace>
  onOpen: (side: Side) => void
}

function Header({ counts, mayCreate, isEmpty, place, onOpen }: HeaderProps) {
  const t = useListWords()
  const { integer } = useFormats()
  const exportAs = useExport()
  const isMobile = useIsMobile()
  const say = useWording()
  const ways = mayCreate ? intakeWays.entries() : []
  // on a phone there is room for one button only
  const buttons = isMobile ? [] : ways.filter(({ isButton }) => isButton)
  const itemOf = (way: IntakeWay) => ({ label: say(way.label), icon: way.Icon, onClick: () => onOpen(way) })
  const groups: MenuGroup[] = [
    {
      items: [
        ...ways.filter(way => !buttons.includes(way) && !(isEmpty && way.isButton)).map(itemOf),
        { label: t('types'), icon: IconCategory, onClick: () => onOpen('types') },
      ],
    },
    ...(isEmpty
      ? []
      : [
          {
            items: [
              { label: t('exportCsv'), icon: IconFileTypeCsv, onClick: () => exportAs(place.filters, 'csv') },
              { label: t('exportXlsx'), icon: IconFileSpreadsheet, onClick: () => exportAs(place.filters, 'xlsx') },
            ],
          },
        ]),
  ]
  return (
    <PageHeader
      title={t('title')}
      count={
        counts && {
          value: integer(counts.active),
          text: counts.inactive > 0 ? t('activeOf', { total: integer(counts.total) }) : t('activeAll'),
        }
      }
      moreGroups={groups}
      secondary={
        !isEmpty &&
        buttons.length > 0 &&
        buttons.map(itemOf).map(({ label, icon, onClick }) => (
          <Button key={label} icon={icon} onClick={onClick}>
            {label}
          </Button>
        ))
      }
      primary={
        mayCreate &&
        !isEmpty && (
          <ButtonLink kind="primary" href={hrefTo('/clients/create')} icon={IconPlus}>
            {t('create')}
          </ButtonLink>
        )
      }
    />
  )
}
