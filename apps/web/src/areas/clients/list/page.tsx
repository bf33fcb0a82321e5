import { exportClients } from '@allenio/contract/client-intake'
import { deletedClientDays } from '@allenio/contract/clients'
import { IconCategory, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '#shell'
import { saveDownload } from '#shell/downloads'
import { ListPage, useListPlace } from '#shell/list-page'
import { download } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { Button } from '#ui/button'
import { clientsQuery, countsQuery } from '../data.ts'
import { intakeWays } from '../slots.ts'
import type { IntakeWay } from '../slots.ts'
import { FilterChips } from './filter-chips.tsx'
import { clientsAddress } from './filters.ts'
import { useMemberPreset } from './list-place.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useViews } from './use-views.ts'
import { useListWords } from './words.ts'
import { EmptyList } from './empty-list.tsx'
import { TypesDialog } from '../types/types-dialog.tsx'
import { Bulk } from '../bulk/bulk.tsx'

type Side = 'types' | IntakeWay

/** The list of clients, which answers: whom do I look after, and who needs something from me? */
export function Page() {
  const t = useListWords()
  const me = useMe()
  const say = useWording()
  const { integer } = useFormats()
  const isMobile = useIsMobile()
  const place = useListPlace(clientsAddress, useMemberPreset())
  const { filters } = place
  // exports the clients that match the present filters
  const exportAs = (format: 'csv' | 'xlsx') => void saveDownload(() => download(exportClients, { ...filters, format }), t('exporting'))
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(clientsQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const views = useViews(counts)
  const isOfDeleted = filters.status === 'deleted'
  const { rows, dialog } = useRowParts(list.data?.rows ?? [], isOfDeleted)
  const mayCreate = me?.permissions.includes('create clients') ?? false
  const ways = mayCreate ? intakeWays.entries() : []
  const askedId = useSearch({ strict: false, select: search => ('open' in search ? search.open : undefined) })
  const [side, setSide] = useState<Side | undefined>(() => ways.find(({ id }) => id === askedId))
  const close = () => {
    setSide(undefined)
    // otherwise the page would open it again when it is loaded anew
    if (askedId !== undefined) place.move(place.own)
  }

  // on a phone there is room for one button only
  const buttons = isMobile ? [] : ways.filter(({ isButton }) => isButton)
  const itemOf = (way: IntakeWay) => ({ label: say(way.label), icon: way.Icon, onClick: () => setSide(way) })
  const exports = [
    { label: t('exportCsv'), icon: IconFileTypeCsv, onClick: () => exportAs('csv') },
    { label: t('exportXlsx'), icon: IconFileSpreadsheet, onClick: () => exportAs('xlsx') },
  ]
  return (
    <ListPage
      title={t('title')}
      count={
        counts && {
          value: integer(counts.active),
          text: counts.inactive > 0 ? t('activeOf', { total: integer(counts.total) }) : t('activeAll'),
        }
      }
      menu={isEmpty => [
        {
          items: [
            ...ways.filter(way => !buttons.includes(way) && !(isEmpty && way.isButton)).map(itemOf),
            { label: t('types'), icon: IconCategory, onClick: () => setSide('types') },
          ],
        },
        ...(isEmpty ? [] : [{ items: exports }]),
      ]}
      secondary={
        buttons.length > 0 &&
        buttons.map(itemOf).map(({ label, icon, onClick }) => (
          <Button key={label} icon={icon} onClick={onClick}>
            {label}
          </Button>
        ))
      }
      create={mayCreate ? { label: t('create'), href: hrefTo('/clients/create') } : undefined}
      place={place}
      list={list}
      matching={counts?.matching}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={place.narrow} />}
      about={isOfDeleted ? t('deletedText', { days: deletedClientDays }) : undefined}
      rows={rows}
      Bulk={Bulk}
      maySelect={!isOfDeleted}
      failed={t('failedTitle')}
      noRows={isOfDeleted ? { title: t('noneDeletedTitle') } : { title: t('noneTitle'), text: t('noneText') }}
      empty={<EmptyList mayCreate={mayCreate} isAdmin={me?.workspace?.role === 'admin'} onOpen={setSide} />}>
      {intakeWays
        .entries()
        .map(way =>
          way === side ? <way.Panel key={way.id} onClose={close} /> : way.background?.isNeeded() && <way.background.Part key={way.id} />,
        )}
      {dialog}
      {side === 'types' && <TypesDialog onClose={close} />}
    </ListPage>
  )
}
