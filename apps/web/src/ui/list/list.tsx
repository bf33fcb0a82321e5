import { IconCheck } from '@tabler/icons-react'
import { createContext, use } from 'react'
import type { ReactNode, Ref } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import { useSwipe } from '#ui/swipe'
import css from './list.module.css'

export interface ListProps {
  label?: string
  children: ReactNode
  ref?: Ref<HTMLUListElement>
  /** the height in pixels of the rows that are not rendered */
  before?: number
  after?: number
  /** all rows have the same height, whatever they contain */
  even?: boolean
}

export function List({ label, children, ref, before = 0, after = 0, even }: ListProps) {
  return (
    <ul
      ref={ref}
      className={classes(even && css.even)}
      aria-label={label}
      style={before + after > 0 ? { paddingTop: before, paddingBottom: after } : undefined}>
      {children}
    </ul>
  )
}

/** A row's place in its list, which the list gives to the row. */
export interface PlaceInList {
  index: number
  count: number
  /** undefined if a tap opens the row instead of selecting it */
  isChosen: boolean | undefined
  onPick: (isRange: boolean) => void
}

export const RowInList = createContext<PlaceInList | undefined>(undefined)

export type ListRowProps = {
  title: ReactNode
  sub?: ReactNode
  /** avatar or icon */
  lead?: ReactNode
  /** at the right: time, count, chevron */
  meta?: ReactNode
  /** the buttons of the row, outside of its link */
  actions?: ReactNode
  /** the row is the current page */
  isCurrent?: boolean
  /** unread rows are bold */
  strong?: boolean
  compact?: boolean
  /** a swipe to the left runs it; the row offers it in another way as well */
  swipe?: { label: string; run: () => void } | false
} &
  /** onClick beside href runs when the link is opened, for example to mark the row as read */
  ({ href: string; onClick?: () => void } | { onClick?: (() => void) | undefined; href?: undefined })

export function ListRow(props: ListRowProps) {
  const { title, sub, lead, meta, actions, isCurrent, strong, compact, swipe = false, href, onClick } = props
  const swiping = useSwipe(swipe ? swipe.run : undefined, 'left')
  const place = use(RowInList)
  const isPicking = place?.isChosen !== undefined
  const name = classes(css.row, compact && css.compact, strong && css.strong)
  const content = (
    <>
      {isPicking && <span className={css.tick}>{place.isChosen && <IconCheck stroke={2.5} aria-hidden />}</span>}
      {lead && <span className={css.lead}>{lead}</span>}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {sub && <span className={css.sub}>{sub}</span>}
      </span>
      {meta && <span className={css.meta}>{meta}</span>}
    </>
  )
  return (
    <li
      className={classes(
        css.item,
        Boolean(actions) && !isPicking && css.withActions,
        isCurrent && css.current,
        place?.isChosen && css.chosen,
        swipe && css.swipes,
      )}
      data-swipe={swipe ? swipe.label : undefined}
      data-index={place?.index}
      // not all rows of a long list are rendered
      aria-setsize={place?.count}
      aria-posinset={place && place.index + 1}>
      {isPicking ? (
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the whole row is what is ticked, with all it shows
          role="checkbox"
          aria-checked={place.isChosen}
          className={name}
          data-row-opens
          onClick={event => place.onPick(event.shiftKey)}>
          {content}
        </button>
      ) : href !== undefined ? (
        <Link href={href} className={name} data-row-opens onClick={onClick} aria-current={isCurrent ? 'true' : undefined}>
          {content}
        </Link>
      ) : onClick ? (
        <button
          type="button"
          className={name}
          data-row-opens
          onClick={onClick}
          aria-current={isCurrent ? 'true' : undefined}
          {...(swipe && swiping)}>
          {content}
        </button>
      ) : (
        <div className={name} {...(swipe && swiping)}>
          {content}
        </div>
      )}
      {actions && !isPicking && <div className={css.actions}>{actions}</div>}
    </li>
  )
}
