import css from './grid-parts.module.css'

interface MoreButtonProps {
  day: string
  /** The entries of the day for which its cell has no room. */
  count: number
  /** The sentence that names the number and the day. */
  label: string
}

/** Opens a day whose cell is too small for all that is in it. The grid hears the press; keys reach it by the day. */
export const MoreButton = ({ day, count, label }: MoreButtonProps) => (
  <button type="button" tabIndex={-1} data-day={day} className={css.more} aria-label={label}>
    +{count}
  </button>
)
