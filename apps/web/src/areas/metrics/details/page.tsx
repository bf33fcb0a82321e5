import type { Output } from '@allenio/contract'
import type { getClientMetric, MetricValue } from '@allenio/contract/metrics'
import { IconArrowLeft, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo, useMe, useParam } from '#shell'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Row, Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import type { LoadMoreProps } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { Section, Sheet } from '#ui/section'
import { Title } from '#ui/text'
import { clientMetricQuery, useDeleteMetric, useDeleteValue } from '../data.ts'
import { MetricChart } from './metric-chart.tsx'
import { MetricFigures } from './metric-figures.tsx'
import { ValueTable } from './value-table.tsx'
import { MetricsSkeleton } from '../list/metrics-skeleton.tsx'
import { useWords } from '../words.ts'
import css from '../pages.module.css'
import { ValueDialog } from './value-dialog.tsx'
import { TargetDialog } from './target-dialog.tsx'
import { OwnMetricDialog } from '../list/own-metric-dialog.tsx'

type Open = { dialog: 'value'; value?: MetricValue } | { dialog: 'target' } | { dialog: 'metric' }

/** Answers: how does this one measure go? */
export function Page() {
  const id = useParam('id')
  const metricId = useParam('metricId')
  return <Details key={`${id} ${metricId}`} id={id} metricId={metricId} />
}

function Details({ id, metricId }: { id: string; metricId: string }) {
  const t = useWords()
  const list = useInfiniteQuery(clientMetricQuery(id, metricId))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const allHref = hrefTo('/clients/$id/metrics', { id })
  const metric = list.data?.first?.metric
  return (
    <>
      <Loaded
        query={list}
        failed={t('detailFailed')}
        skeleton={<MetricsSkeleton />}
        gone={<ErrorState title={t('goneTitle')} text={t('goneText')} action={<ButtonLink href={allHref}>{t('toAll')}</ButtonLink>} />}>
        {({ rows, first }) => first && <DetailSheet {...{ id, allHref, list, rows, setOpen, ...first }} />}
      </Loaded>
      {metric && open?.dialog === 'value' && (
        <ValueDialog clientId={id} metric={metric} value={open.value} latest={metric.latest?.value} onClose={close} />
      )}
      {metric && open?.dialog === 'target' && <TargetDialog clientId={id} metric={metric} onClose={close} />}
      {metric && open?.dialog === 'metric' && <OwnMetricDialog metric={metric} onClose={close} onDone={close} />}
    </>
  )
}

interface DetailSheetProps extends Pick<Output<typeof getClientMetric>, 'metric' | 'points'> {
  id: string
  allHref: string
  list: LoadMoreProps['list']
  rows: readonly MetricValue[]
  setOpen: (open: Open) => void
}

function DetailSheet({ id, allHref, list, rows, metric, points, setOpen }: DetailSheetProps) {
  const t = useWords()
  const me = useMe()
  const isMobile = useIsMobile()
  const { integer } = useFormats()
  const deleteValue = useDeleteValue(id)
  const deleteMetric = useDeleteMetric(id)
  const mayWrite = me?.permissions.includes('update clients') ?? false
  const items: MenuItem[] = []
  if (metric.type === null) items.push({ label: t('editMetricTitle'), icon: IconPencil, onClick: () => setOpen({ dialog: 'metric' }) })
  if (metric.kind !== 'weight') {
    const onClick = () => {
      deleteMetric({ id: metric.kind, name: metric.name })
      goTo(allHref)
    }
    items.push({ label: t('deleteMetric'), icon: IconTrash, danger: true, onClick })
  }
  return (
    <Sheet>
      <Row wrap justify="between" className={css.head}>
        <Stack align="start" gap={4} className={css.title}>
          <ButtonLink kind="quiet" size="small" href={allHref} icon={IconArrowLeft}>
            {t('toAll')}
          </ButtonLink>
          <Title level={2}>{metric.name}</Title>
        </Stack>
        {mayWrite && (
          <Row gap={8} wrap className={css.buttons}>
            {items.length > 0 && <MoreMenu items={items} label={t('actionsOf', { name: metric.name })} framed />}
            <Button kind="ink" icon={IconPlus} onClick={() => setOpen({ dialog: 'value' })}>
              {t('addOne')}
            </Button>
          </Row>
        )}
      </Row>
      <MetricFigures metric={metric} onTarget={mayWrite ? () => setOpen({ dialog: 'target' }) : undefined} />
      {rows.length === 0 ? (
        <Section>
          <EmptyState level={3} picture={<EmptyChartPicture />} title={t('noValues')} text={t('noValuesText')} />
        </Section>
      ) : (
        <>
          <Section>
            <MetricChart metric={metric} points={points} height={isMobile ? 220 : 280} head={<Title level={3}>{t('trend')}</Title>} />
          </Section>
          <Section bare level={3} title={`${t('values')} ${integer(metric.valuesTotal)}`}>
            <ValueTable
              metric={metric}
              values={rows}
              onEdit={value => setOpen({ dialog: 'value', value })}
              onDelete={value => deleteValue({ ...value, metric })}
              foot={<LoadMore list={list} />}
            />
          </Section>
        </>
      )}
    </Sheet>
  )
}
