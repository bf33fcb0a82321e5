import { IconDots } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useWording } from '#lib/words'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Link } from '#ui/link'
import { Ellipsis } from '#ui/text'
import { useMe } from '../me/me.ts'
import { EntryCount } from '../sidebar/entry-count.tsx'
import { clientIconOf, iconOf } from '../sidebar/entry-icon.ts'
import { useMenu } from '../sidebar/use-menu.ts'
import { activePath, entriesOf } from '../sidebar/visible.ts'
import { useWords } from '../words/index.ts'
import css from './thumb-bar.module.css'

interface ThumbBarProps {
  isRestOpen: boolean
  onOpenRest: () => void
}

/** The main pages in a bar at the bottom of a phone's screen; the team's last place opens all others. */
export function ThumbBar({ isRestOpen, onOpenRest }: ThumbBarProps) {
  const t = useWords()
  const say = useWording()
  const isClient = useMe()?.workspace?.role === 'client'
  const address = useLocation({ select: ({ pathname }) => pathname })
  const { bar, active: inMenu } = useMenu()
  const iconIn = isClient ? clientIconOf : iconOf
  // a page that is not in the menu, such as the notifications, is not in the rest either
  const isInRest = inMenu !== undefined && entriesOf(bar.rest).some(({ path }) => path === inMenu)
  // the address of a page in the rest may begin with that of a place of the bar
  const active = isInRest ? undefined : activePath(bar.entries, address)
  return (
    <nav className={css.bar} aria-label={t('quickMenu')}>
      {bar.entries.map(({ label, path }) => (
        <Link
          key={path}
          href={path}
          className={classes(css.place, path === active && css.active)}
          aria-current={path === active ? 'page' : undefined}>
          <span className={css.icon}>
            <Icon of={iconIn(path)} size={24} />
            <EntryCount path={path} dot={css.dot} />
          </span>
          <Ellipsis size="small" className={css.label}>
            {say(label)}
          </Ellipsis>
        </Link>
      ))}
      {bar.opensRest && (
        <BareButton
          className={classes(css.place, isInRest && css.active)}
          aria-haspopup="dialog"
          aria-expanded={isRestOpen}
          onClick={onOpenRest}>
          <Icon of={IconDots} size={24} className={css.icon} />
          <Ellipsis size="small" className={css.label}>
            {t('more')}
          </Ellipsis>
        </BareButton>
      )}
    </nav>
  )
}
