import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Change } from '#ui/change'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { ownMetricQuery } from '../data/reads.ts'
import { useDeleteOwnValue } from '../data/use-delete.ts'
import { useSaid } from '../data/said.ts'
import { useWords } from '../words/index.ts'
import css from './own-detail.module.css'
import { MetricChart } from './metric-chart.tsx'
import { MetricFigures } from './metric-figures.tsx'

/** One metric over time, beside the list, which keeps its scroll position. */
export function OwnDetail({ kind, name, onClose }: { kind: string; name: string; onClose: () => void }) {
  const t = useWords()
  const said = useSaid()
  const { day } = useFormats()
  const isMobile = useIsMobile()
  const list = useInfiniteQuery(ownMetricQuery(kind))
  const remove = useDeleteOwnValue()
  const first = list.data?.first
  const rows = list.data?.rows ?? []
  return (
    <SidePanel opened onClose={onClose} title={name} width={520} side={isMobile ? 'bottom' : 'right'} bare>
      {!first ? (
        <div className={css.part}>
          {list.error ? (
            <ErrorState
              title={t('detailFailed')}
              text={messageOf(list.error)}
              onRetry={() => void list.refetch()}
              retrying={list.isRefetching}
            />
          ) : (
            <SkeletonLines lines={6} />
          )}
        </div>
      ) : (
        <>
          <div className={css.figures}>
            <MetricFigures metric={first.metric} />
          </div>
          <div className={css.part}>
            <MetricChart metric={first.metric} points={first.points} height={200} table={false} />
          </div>
          <List label={t('values')}>
            {rows.map((value, index) => {
              const before = rows[index + 1]
              return (
                <ListRow
                  key={value.id}
                  title={said(value.value, first.metric)}
                  sub={[day(value.day), value.isByClient ? '' : t('byTeam').toLowerCase(), value.note].filter(Boolean).join(' · ')}
                  meta={<Change value={before ? value.value - before.value : null} decimals={first.metric.decimals} />}
                  actions={
                    value.may.delete && (
                      <IconButton
                        label={`${t('delete')}: ${day(value.day)}, ${said(value.value, first.metric)}`}
                        icon={<IconTrash stroke={1.5} />}
                        onClick={() => remove({ ...value, metric: first.metric })}
                      />
                    )
                  }
                />
              )
            })}
          </List>
          <LoadMore list={list} />
        </>
      )}
    </SidePanel>
  )
}
