import type { MetricValue } from '@allenio/contract/metrics'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Change } from '#ui/change'
import { IconButton } from '#ui/icon-button'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { ownMetricQuery, useDeleteOwnValue, useFormatValue } from '../data.ts'
import { useWords } from '../words.ts'
import css from './own-detail.module.css'
import { MetricChart } from '../details/metric-chart.tsx'
import { MetricFigures } from '../details/metric-figures.tsx'

/** One metric over time, beside the list, which keeps its scroll position. */
export function OwnDetail({ kind, name, onClose }: { kind: string; name: string; onClose: () => void }) {
  const t = useWords()
  const formatValue = useFormatValue()
  const { day } = useFormats()
  const isMobile = useIsMobile()
  const list = useInfiniteQuery(ownMetricQuery(kind))
  const remove = useDeleteOwnValue()
  const authorOf = ({ isFromWorkout, isFromVisit, isByClient }: MetricValue) =>
    isFromWorkout
      ? t('fromWorkout').toLowerCase()
      : isFromVisit
        ? t('fromVisit').toLowerCase()
        : isByClient
          ? ''
          : t('byTeam').toLowerCase()
  const skeleton = (
    <div className={css.part}>
      <SkeletonLines lines={6} />
    </div>
  )
  return (
    <SidePanel opened onClose={onClose} title={name} width={520} side={isMobile ? 'bottom' : 'right'} bare>
      <Loaded query={list} failed={t('detailFailed')} skeleton={skeleton}>
        {({ rows, first }) =>
          first && (
            <>
              <div className={css.figures}>
                <MetricFigures metric={first.metric} />
              </div>
              <div className={css.part}>
                <MetricChart metric={first.metric} points={first.points} height={200} hasTable={false} />
              </div>
              <List label={t('values')}>
                {rows.map((value, index) => {
                  const previous = rows[index + 1]
                  const valueText = formatValue(value.value, first.metric)
                  return (
                    <ListRow
                      key={value.id}
                      title={valueText}
                      sub={[day(value.day), authorOf(value), value.note].filter(Boolean).join(' · ')}
                      meta={<Change value={previous ? value.value - previous.value : null} decimals={first.metric.decimals} />}
                      actions={
                        value.may.delete && (
                          <IconButton
                            label={`${t('delete')}: ${day(value.day)}, ${valueText}`}
                            icon={IconTrash}
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
          )
        }
      </Loaded>
    </SidePanel>
  )
}
