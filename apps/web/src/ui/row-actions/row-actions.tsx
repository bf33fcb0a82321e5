import { classes } from '#ui/classes'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import css from './row-actions.module.css'

export type RowActionsProps = {
  label: string
  items: () => MenuItem[]
  /** shows only where the pointer or the focus is */
  isQuiet?: boolean
}

/** A row's menu; what stands in it is worked out when it opens. */
export function RowActions({ label, items, isQuiet = false }: RowActionsProps) {
  return (
    <span className={classes(css.place, isQuiet && css.quiet)}>
      <MoreMenu items={items} small={isQuiet} label={label} />
    </span>
  )
}
