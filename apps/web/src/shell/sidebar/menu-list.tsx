import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { Menu } from '#ui/menu'
import { Ellipsis } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { useWords } from '../words/index.ts'
import type { Entry, Group, Item } from './entries.ts'
import { EntryCount } from './entry-count.tsx'
import { icons } from './icons.ts'
import { useOpenGroups } from './open-groups.ts'
import css from './sidebar.module.css'

export interface MenuListProps {
  sections: readonly (readonly Item[])[]
  active: string | undefined
  isCollapsed: boolean
  onChosen?: (() => void) | undefined
}

export function MenuList({ sections, active, isCollapsed, onChosen }: MenuListProps) {
  const groups = useOpenGroups()
  return sections.map(items => (
    <BareList key={items[0]?.label} className={css.section}>
      {items.map(item => (
        <li key={item.label}>
          {item.kind === 'entry' ? (
            <EntryLink entry={item} isActive={item.path === active} isCollapsed={isCollapsed} onChosen={onChosen} />
          ) : isCollapsed ? (
            <GroupMenu group={item} active={active} />
          ) : (
            <GroupFold group={item} active={active} groups={groups} onChosen={onChosen} />
          )}
        </li>
      ))}
    </BareList>
  ))
}

interface EntryLinkProps {
  entry: Entry
  isActive: boolean
  isCollapsed: boolean
  onChosen?: (() => void) | undefined
}

export function EntryLink({ entry, isActive, isCollapsed, onChosen }: EntryLinkProps) {
  const t = useWords()
  const label = t(entry.label)
  const link = (
    <Link
      href={entry.path}
      className={classes(css.entry, isActive && css.active)}
      aria-current={isActive ? 'page' : undefined}
      data-prefetch="visible"
      onClick={onChosen}>
      <Icon of={icons[entry.icon]} size={18} />
      <Ellipsis className={css.label}>{label}</Ellipsis>
      <EntryCount path={entry.path} dot={isCollapsed ? css.dot : undefined} />
    </Link>
  )
  return isCollapsed ? (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

interface GroupFoldProps {
  group: Group
  active: string | undefined
  groups: ReturnType<typeof useOpenGroups>
  onChosen: (() => void) | undefined
}

function GroupFold({ group, active, groups, onChosen }: GroupFoldProps) {
  const t = useWords()
  const id = useId()
  const isInside = group.entries.some(({ path }) => path === active)
  const isOpen = groups.isOpen(group.label, isInside)
  return (
    <>
      <button
        type="button"
        className={classes(css.entry, isInside && !isOpen && css.active)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => groups.setOpen(group.label, !isOpen)}>
        <Icon of={icons[group.icon]} size={18} />
        <Ellipsis className={css.label}>{t(group.label)}</Ellipsis>
        <Icon of={IconChevronRight} size={16} className={css.chevron} />
      </button>
      <BareList id={id} hidden={!isOpen}>
        {group.entries.map(({ label, path }) => (
          <li key={label}>
            <Link
              href={path}
              className={classes(css.child, path === active && css.active)}
              aria-current={path === active ? 'page' : undefined}
              data-prefetch="visible"
              onClick={onChosen}>
              <Ellipsis className={css.label}>{t(label)}</Ellipsis>
              <EntryCount path={path} />
            </Link>
          </li>
        ))}
      </BareList>
    </>
  )
}

/** If the sidebar is collapsed, a group opens beside it. */
function GroupMenu({ group, active }: { group: Group; active: string | undefined }) {
  const t = useWords()
  const isInside = group.entries.some(({ path }) => path === active)
  const items = group.entries.map(({ label, path }) => ({ label: t(label), href: path }))
  return (
    <Menu side="right-start" groups={[{ label: t(group.label), items }]}>
      <button type="button" className={classes(css.entry, isInside && css.active)} aria-label={t(group.label)}>
        <Icon of={icons[group.icon]} size={18} />
      </button>
    </Menu>
  )
}
