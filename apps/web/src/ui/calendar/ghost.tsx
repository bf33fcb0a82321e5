import { IconAlertTriangle } from '@tabler/icons-react'
import { classes } from '#ui/classes'
import { eventColorClass } from '#ui/event-color'
import { Icon } from '#ui/icon'
import type { Look } from './board.ts'
import css from './ghost.module.css'
import { spanText } from './spans.ts'
import type { DragState } from './use-drag.ts'

/** The entry that is dragged, at the place where it would be dropped. */
export function Ghost({ drag, look, isFlat = false }: { drag: DragState; look: Look; isFlat?: boolean }) {
  const { drag: active, span, conflicts } = drag
  if (!active || !span) return null
  const { entry, by } = active
  const name = classes(
    css.ghost,
    eventColorClass(entry?.color ?? 'dark'),
    conflicts.length > 0 && css.hasConflict,
    by === 'selection' && css.isStill,
    isFlat && css.isFlat,
  )
  return (
    <div className={name} aria-hidden>
      <b className={css.title}>{entry?.title ?? look.t('newEntry')}</b>
      <span className={css.time}>{spanText(span, { ...look, allDay: look.t('allDay') })}</span>
    </div>
  )
}

/** The conflicts, beside the ghost before it is dropped. The live region reads them. */
export function GhostNote({ drag, look }: { drag: DragState; look: Look }) {
  const { drag: active, conflicts } = drag
  const hasHint = active !== undefined && active.by !== 'pointer'
  if (!active || (conflicts.length === 0 && !hasHint)) return null
  return (
    <div className={css.note} aria-hidden>
      {conflicts.map(text => (
        <span key={text} className={css.conflict}>
          <Icon of={IconAlertTriangle} size={16} />
          {text}
        </span>
      ))}
      {hasHint && <span className={css.hint}>{look.t('dropHint')}</span>}
    </div>
  )
}

/** The drag in words. */
export function ghostText({ drag: active, span, conflicts }: DragState, look: Look): string {
  if (!active || !span) return ''
  const { zone, formats, t } = look
  const day = formats.fullDay(active.to.day)
  const place = `${day}, ${spanText(span, { zone, formats, allDay: t('allDay') })}.`
  return [place, ...conflicts, active.by === 'pointer' ? '' : t('dropHint')].filter(Boolean).join(' ')
}
