import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { Link } from '#ui/link'
import { Ellipsis } from '#ui/text'
import { EntryCount } from '../sidebar/entry-count.tsx'
import { icons } from '../sidebar/icons.ts'
import { useThumbEntries } from '../sidebar/use-menu.ts'
import { useWords } from '../words/index.ts'
import css from './thumb-bar.module.css'

/** The client's main pages, in a bar at the bottom of a phone's screen. */
export function ThumbBar() {
  const t = useWords()
  const { entries, active } = useThumbEntries()
  return (
    <nav className={css.bar} aria-label={t('quickMenu')}>
      {entries.map(({ label, path, icon }) => {
        const isActive = path === active
        return (
          <Link key={path} href={path} className={classes(css.place, isActive && css.active)} aria-current={isActive ? 'page' : undefined}>
            <span className={css.icon}>
              <Icon of={icons[icon]} size={24} />
              <EntryCount path={path} dot={css.dot} />
            </span>
            <Ellipsis size="small" className={css.label}>
              {t(label)}
            </Ellipsis>
          </Link>
        )
      })}
    </nav>
  )
}
