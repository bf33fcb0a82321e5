import { exportVisitValues, type ListedVisitValues } from '@allenio/contract/visits'
import { valueRows } from '@allenio/domain/visits'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useParam } from '#shell'
import { saveDownload } from '#shell/downloads'
import { download } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Menu } from '#ui/menu'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { NewVisitLink } from '../actions/new-visit-link.tsx'
import { valuesQuery } from '../data.ts'
import { ComparedVisits } from './compared-visits.tsx'
import { parseCompared } from './comparison.ts'
import { ValueChart } from './value-chart.tsx'
import { ValueTable } from './value-table.tsx'
import { useValueWords } from './words.ts'

/** Answers: how did each value go from visit to visit? */
export function Page() {
  const id = useParam('id')
  return <ClientValues key={id} id={id} />
}

function ClientValues({ id }: { id: string }) {
  const t = useValueWords()
  const address = useSearch({ strict: false, select: ({ compare }: { compare?: unknown }) => parseCompared(compare).join(',') })
  const query = useQuery(valuesQuery(id))
  const exportAs = (format: 'csv' | 'xlsx') => void saveDownload(() => download(exportVisitValues, { id, format }), t('exporting'))
  return (
    <Sheet>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={10} columns={4} />}>
        {({ visits }) => {
          const compared = visits.filter(visit => address.split(',').includes(visit.id))
          if (compared.length > 1) return <ComparedVisits clientId={id} visits={compared} />
          return visits.length === 0 ? (
            <EmptyState
              picture={<EmptyChartPicture />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<NewVisitLink clientId={id} />}
            />
          ) : (
            <>
              <PartHeader
                title={t('title')}
                text={t('count', { count: visits.length })}
                action={
                  <Menu
                    items={() => [
                      { label: t('csv'), icon: IconFileTypeCsv, onClick: () => exportAs('csv') },
                      { label: t('xlsx'), icon: IconFileSpreadsheet, onClick: () => exportAs('xlsx') },
                    ]}>
                    <Button icon={IconDownload}>{t('more')}</Button>
                  </Menu>
                }
              />
              <Values visits={visits} />
            </>
          )
        }}
      </Loaded>
    </Sheet>
  )
}

// so many columns are read without getting lost, and drawn at once
const columnsAtFirst = 12

function Values({ visits }: { visits: readonly ListedVisitValues[] }) {
  const t = useValueWords()
  const isMobile = useIsMobile()
  const language = useLanguage()
  const rows = useMemo(() => valueRows(visits, language), [visits, language])
  const [chosen, setChosen] = useState('weight')
  const [showsAll, setShowsAll] = useState(false)
  const chart = useRef<HTMLDivElement>(null)
  const row = rows.find(({ key }) => key === chosen) ?? rows[0]
  const count = showsAll ? visits.length : Math.min(columnsAtFirst, visits.length)
  const choose = (key: string) => {
    setChosen(key)
    chart.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div ref={chart}>
        <Section>{row && <ValueChart days={visits.map(({ takenOn }) => takenOn)} rows={rows} row={row} onChoose={setChosen} />}</Section>
      </div>
      <ValueTable days={visits.slice(0, count).map(({ takenOn }) => takenOn)} rows={rows} onOpen={choose} />
      <Section>
        <Row gap={12} wrap justify="between">
          <Text size="hint" tone={3}>
            {t(isMobile ? 'bold' : 'hint')}
          </Text>
          {count < visits.length && <Button onClick={() => setShowsAll(true)}>{t('all', { count: visits.length })}</Button>}
        </Row>
      </Section>
    </>
  )
}
