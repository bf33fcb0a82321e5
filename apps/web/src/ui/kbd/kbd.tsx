import css from './kbd.module.css'

export function Kbd({ children }: { children: string }) {
  return <kbd className={css.key}>{children}</kbd>
}
