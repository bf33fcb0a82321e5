import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useWording } from '#lib/words'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { Menu } from '#ui/menu'
import { Ellipsis } from '#ui/text'
import { useWords } from '../words/index.ts'
import type { Group } from './entries.ts'
import { EntryCount } from './entry-count.tsx'
import { groupIcons, iconOf } from './entry-icon.ts'
import type { useOpenGroups } from './open-groups.ts'
import css from './sidebar.module.css'

interface GroupProps {
  group: Group
  active: string | undefined
}

export function GroupFold({ group, active, groups }: GroupProps & { groups: ReturnType<typeof useOpenGroups> }) {
  const t = useWords()
  const say = useWording()
  const id = useId()
  const isInside = group.entries.some(({ path }) => path === active)
  const isOpen = groups.isOpen(group.name, isInside)
  return (
    <>
      <button
        type="button"
        className={classes(css.entry, isInside && !isOpen && css.active)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => groups.setOpen(group.name, !isOpen)}>
        <Icon of={groupIcons[group.name]} size={18} />
        <Ellipsis className={css.label}>{t(group.name)}</Ellipsis>
        <Icon of={IconChevronRight} size={16} className={css.chevron} />
      </button>
      <BareList id={id} hidden={!isOpen}>
        {group.entries.map(({ label, path }) => (
          <li key={path}>
            <Link
              href={path}
              className={classes(css.child, path === active && css.active)}
              aria-current={path === active ? 'page' : undefined}
              data-prefetch="visible">
              <Ellipsis className={css.label}>{say(label)}</Ellipsis>
              <EntryCount path={path} />
            </Link>
          </li>
        ))}
      </BareList>
    </>
  )
}

/** If the sidebar is collapsed, a group opens beside it. */
export function GroupMenu({ group, active }: GroupProps) {
  const t = useWords()
  const say = useWording()
  const isInside = group.entries.some(({ path }) => path === active)
  const items = group.entries.map(({ label, path }) => ({ label: say(label), icon: iconOf(path), href: path }))
  return (
    <Menu side="right-start" groups={[{ label: t(group.name), items }]}>
      <button type="button" className={classes(css.entry, isInside && css.active)} aria-label={t(group.name)}>
        <Icon of={groupIcons[group.name]} size={18} />
      </button>
    </Menu>
  )
}
