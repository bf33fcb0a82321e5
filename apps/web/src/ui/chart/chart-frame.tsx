import { IconChartLine, IconTable } from '@tabler/icons-react'
import { Component, Suspense, useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { isOnline, onOnlineChange } from '#lib/device'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { SegmentedControl } from '#ui/segmented-control'
import { Skeleton, Waiting } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './chart.module.css'
import type { ValueTableProps } from './value-table.tsx'
import { useChartWords } from './words.ts'
import { ValueTable } from './value-table.tsx'

interface ChartFrameProps {
  label: string
  summary: string
  height: number
  /** at the left of the switch: the chart's main figure, or a choice of time spans */
  head?: ReactNode
  /** whether a switch shows the values as a table; false if a table of the same values stands below */
  hasTable: boolean
  values: ValueTableProps
  isEmpty: boolean
  empty?: ReactNode
  /** below the drawing, whichever shape it has */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of every chart: its name, the switch to a table, and a fixed height from the start, so that the page does not jump. */
export function ChartFrame({ label, summary, height, head, hasTable, values, isEmpty, empty, foot, children }: ChartFrameProps) {
  const t = useChartWords()
  const [shape, setShape] = useState<'chart' | 'table'>('chart')
  const id = useId()
  const waiting = (
    <Waiting>
      <Skeleton height={height - 26} className={css.bone} />
    </Waiting>
  )
  return (
    <figure className={css.chart} aria-label={label} aria-describedby={isEmpty ? undefined : id}>
      {(head || (hasTable && !isEmpty)) && (
        <div className={css.head}>
          <div className={css.lead}>{head}</div>
          {hasTable && !isEmpty && (
            <div className={css.shape}>
              <SegmentedControl
                label={t('show')}
                value={shape}
                onChange={setShape}
                options={[
                  { value: 'chart', label: t('chart'), icon: IconChartLine },
                  { value: 'table', label: t('table'), icon: IconTable },
                ]}
              />
            </div>
          )}
        </div>
      )}
      {!isEmpty && (
        <VisuallyHidden>
          <p id={id}>{summary}</p>
        </VisuallyHidden>
      )}
      <div className={isEmpty ? css.none : css.plot} style={isEmpty ? { minHeight: height } : { height }}>
        {isEmpty ? (
          (empty ?? <EmptyState picture={<EmptyChartPicture />} title={t('empty')} text={t('emptyText')} level={3} />)
        ) : (
          <Unbroken title={t('failed')}>
            <Suspense fallback={waiting}>{shape === 'table' ? <ValueTable {...values} /> : children}</Suspense>
          </Unbroken>
        )}
      </div>
      {!isEmpty && foot}
    </figure>
  )
}

/** Keeps the page alive if a chart cannot be loaded or drawn. */
class Unbroken extends Component<{ title: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <Broken title={this.props.title} onRetry={() => this.setState({ isBroken: false })} />
  }
}

/** Tries again by itself when the network is back. */
function Broken({ title, onRetry }: { title: string; onRetry: () => void }) {
  useEffect(() => onOnlineChange(() => isOnline() && onRetry()))
  return <ErrorState title={title} onRetry={onRetry} />
}
