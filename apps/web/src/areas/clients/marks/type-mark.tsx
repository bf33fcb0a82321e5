import css from './marks.module.css'

interface TypeMarkProps {
  type: { name: string; color: string }
}

/** Its colour as a dot beside the name: never the colour alone. */
export function TypeMark({ type: { name, color } }: TypeMarkProps) {
  return (
    <span className={css.type}>
      <span className={css.dot} style={{ background: color }} aria-hidden />
      <span className={css.clip}>{name}</span>
    </span>
  )
}
