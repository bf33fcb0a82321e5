import css from './spinner.module.css'

/** Beside a text that says what is going on; on its own it says nothing to a screen reader. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden />
}
