import { classes } from '#ui/classes'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import css from './row-actions.module.css'

export interface RowActionsProps {
  label: string
  items: () => MenuItem[]
  /** visible only on hover or focus */
  isQuiet?: boolean
}

/** The menu of a row; its items are computed when it opens. */
export function RowActions({ label, items, isQuiet = false }: RowActionsProps) {
  return (
    <span className={classes(css.place, isQuiet && css.quiet)}>
      <MoreMenu items={items} small={isQuiet} label={label} />
    </span>
  )
}
