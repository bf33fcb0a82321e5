import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './form-foot.module.css'

interface FormFootProps {
  /** What the form lies on. */
  on: 'page' | 'sheet'
  /** Before the buttons: that a draft is kept. */
  note?: ReactNode
  children: ReactNode
}

/** A form's buttons, always at hand whatever part of it is in view. */
export const FormFoot = ({ on, note, children }: FormFootProps) => (
  <div className={classes(css.foot, css[on])} data-foot>
    {note && <span className={css.note}>{note}</span>}
    {children}
  </div>
)
