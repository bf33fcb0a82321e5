import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import type { LoadedProps } from '#ui/loaded'
import { Text } from '#ui/text'
import css from './own-page.module.css'

interface Notice {
  title: string
  text: string
}

interface OwnPageProps<Data> extends Pick<LoadedProps<Data>, 'query' | 'failed' | 'skeleton' | 'children'> {
  isEmpty: (data: Data) => boolean
  empty: Notice
  /** says that only the professional writes here; people who are not clients of this business see it too, instead of an error */
  closed: Notice
  /** the button that adds a record; absent where only the professional writes */
  add: ReactNode
}

/** A client's own page of measurements: the records, or why there are none yet. */
export function OwnPage<Data>({ isEmpty, empty, closed, add, children, ...loaded }: OwnPageProps<Data>) {
  const closedState = <EmptyState large picture={<EmptyChartPicture />} {...closed} />
  return (
    <div className={css.page}>
      <Loaded {...loaded} large gone={closedState}>
        {data => {
          if (isEmpty(data)) return add ? <EmptyState large picture={<EmptyChartPicture />} {...empty} action={add} /> : closedState
          return (
            <>
              {!add && (
                <Text tone={2} className={css.closed}>
                  {closed.title}.
                </Text>
              )}
              {children(data)}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
