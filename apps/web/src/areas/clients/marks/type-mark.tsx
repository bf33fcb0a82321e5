import css from './marks.module.css'

interface TypeMarkProps {
  type: { name: string; color: string }
}

/** The colour is a dot beside the name, because colour alone would not reach everybody. */
export function TypeMark({ type: { name, color } }: TypeMarkProps) {
  return (
    <span className={css.type}>
      <span className={css.dot} style={{ background: color }} aria-hidden />
      <span className={css.clip}>{name}</span>
    </span>
  )
}
