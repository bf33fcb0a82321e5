import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './setting-rows.module.css'

export type SettingRowsProps = { labelledBy?: string | undefined; children: ReactNode }

/** Things of a person's or a business's own, from edge to edge of a section of the settings. */
export const SettingRows = ({ labelledBy, children }: SettingRowsProps) => (
  <ul className={css.rows} aria-labelledby={labelledBy}>
    {children}
  </ul>
)

export type SettingRowProps = {
  icon?: ReactNode
  name: ReactNode
  sub?: ReactNode
  /** what can be done with it, at the right */
  children?: ReactNode
  /** a field rather than a button: under the words on a phone */
  wide?: boolean
}

export const SettingRow = ({ icon, name, sub, children, wide }: SettingRowProps) => (
  <li className={classes(css.row, wide && css.wide)}>
    {icon}
    <div className={css.words}>
      <span className={css.name}>{name}</span>
      {sub && <span className={css.sub}>{sub}</span>}
    </div>
    {children}
  </li>
)
