import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './marks.module.css'

/** Nothing to show in a column. */
export const Dash = () => (
  <Text as="span" size="inherit" tone={3} aria-hidden>
    –
  </Text>
)

/** The colour of a type, beside its name, because colour alone would not reach everybody. It is square: a round one says who is online. */
export const ColorSwatch = ({ color, size = 10 }: { color: string; size?: number }) => (
  <span className={css.swatch} style={{ width: size, height: size, background: color }} aria-hidden />
)

interface TypeMarkProps {
  type: { name: string; color: string }
  /** a badge, where no heading says that it is a type: one called "Online" must not look like presence */
  isBadge?: boolean
}

export const TypeMark = ({ type: { name, color }, isBadge }: TypeMarkProps) => (
  <Row as="span" inline gap={isBadge ? 6 : 8} className={classes(css.type, isBadge && css.typeBadge)}>
    <ColorSwatch color={color} size={8} />
    <TruncatedText isInside text={name} />
  </Row>
)

interface TagListProps {
  tags: readonly string[]
  /** how many are shown; the rest is a number */
  most?: number
  /** in several lines, where a row of them would shrink to their first letters */
  wraps?: boolean
}

export function TagList({ tags, most = 2, wraps }: TagListProps) {
  const hidden = tags.slice(most).join(', ')
  return (
    <Row as="span" inline wrap={wraps} align="stretch" gap={4}>
      {tags.slice(0, most).map(tag => (
        <Ellipsis key={tag} size="small" tone={2} className={css.tag}>
          {tag}
        </Ellipsis>
      ))}
      {hidden && (
        <Ellipsis size="small" tone={2} className={css.tag} title={hidden}>
          <span aria-hidden>+{tags.length - most}</span>
          <VisuallyHidden>{hidden}</VisuallyHidden>
        </Ellipsis>
      )}
    </Row>
  )
}
