import type { EventColor } from '#lib/event-colors'
import { classes } from '#ui/classes'
import css from './event-color.module.css'

/** Sets `--event`, `--event-mark` and `--event-tint` for what lies within. */
export const eventColorClass = (color: EventColor): string => css[color] ?? ''

/** A coloured mark; the word beside it says what it stands for. */
export const EventDot = ({ color }: { color: EventColor }) => <span aria-hidden="true" className={classes(css.dot, css[color])} />
