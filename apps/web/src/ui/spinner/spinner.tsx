import css from './spinner.module.css'

/** Stands beside a text that describes the work, because the spinner alone is hidden from screen readers. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden />
}
