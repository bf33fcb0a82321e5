import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './marks.module.css'

interface TagListProps {
  tags: readonly string[]
  /** how many are shown; the rest is a number */
  most?: number
  /** over several lines where there is room below */
  wraps?: boolean
}

export function TagList({ tags, most = 2, wraps }: TagListProps) {
  const hidden = tags.slice(most)
  return (
    <span className={classes(css.tags, wraps && css.wraps)}>
      {tags.slice(0, most).map(tag => (
        <span key={tag} className={css.tag}>
          {tag}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={css.tag} title={hidden.join(', ')}>
          <span aria-hidden>+{hidden.length}</span>
          <VisuallyHidden>{hidden.join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
