import { useWording } from '#lib/words'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { Ellipsis } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Entry, Item } from './entries.ts'
import { EntryCount } from './entry-count.tsx'
import { iconOf } from './entry-icon.ts'
import { GroupFold, GroupMenu } from './menu-group.tsx'
import { useOpenGroups } from './open-groups.ts'
import css from './sidebar.module.css'

interface MenuListProps {
  sections: readonly (readonly Item[])[]
  active: string | undefined
  isCollapsed: boolean
}

export function MenuList({ sections, active, isCollapsed }: MenuListProps) {
  const groups = useOpenGroups()
  return sections.map((items, at) => (
    <BareList key={at} className={css.section}>
      {items.map(item =>
        item.kind === 'entry' ? (
          <li key={item.path}>
            <EntryLink entry={item} isActive={item.path === active} isCollapsed={isCollapsed} />
          </li>
        ) : (
          <li key={item.name}>
            {isCollapsed ? <GroupMenu group={item} active={active} /> : <GroupFold group={item} active={active} groups={groups} />}
          </li>
        ),
      )}
    </BareList>
  ))
}

interface EntryLinkProps {
  entry: Entry
  isActive: boolean
  isCollapsed: boolean
}

export function EntryLink({ entry: { path, label }, isActive, isCollapsed }: EntryLinkProps) {
  const say = useWording()
  const link = (
    <Link
      href={path}
      className={classes(css.entry, isActive && css.active)}
      aria-current={isActive ? 'page' : undefined}
      data-prefetch="visible">
      <Icon of={iconOf(path)} size={18} />
      {isCollapsed ? <VisuallyHidden>{say(label)}</VisuallyHidden> : <Ellipsis className={css.label}>{say(label)}</Ellipsis>}
      <EntryCount path={path} dot={isCollapsed ? css.dot : undefined} />
    </Link>
  )
  return isCollapsed ? (
    <Tooltip text={say(label)} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
