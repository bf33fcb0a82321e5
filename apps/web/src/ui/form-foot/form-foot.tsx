import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './form-foot.module.css'

interface FormFootProps {
  /** The surface under the form. */
  on: 'page' | 'sheet'
  /** Before the buttons, such as that a draft is stored, or what they would do. */
  note?: ReactNode
  children: ReactNode
}

/** The buttons of a form, always visible even if only a part of the form is. */
export const FormFoot = ({ on, note, children }: FormFootProps) => (
  <div className={classes(css.foot, css[on])} data-foot>
    {note && <div className={css.note}>{note}</div>}
    {children}
  </div>
)

/** The main action of a client's page, at the bottom of the screen where the thumb reaches it. */
export const ThumbFoot = ({ children }: { children: ReactNode }) => (
  <div className={css.thumb} data-foot>
    {children}
  </div>
)
