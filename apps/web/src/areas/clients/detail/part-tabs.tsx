import { IconChevronDown } from '@tabler/icons-react'
import type { useFrameTabs } from '#shell'
import { Icon } from '#ui/icon'
import { BareButton, Row } from '#ui/layout'
import { Menu } from '#ui/menu'
import type { MenuGroup } from '#ui/menu'
import { TabLinks } from '#ui/tabs'
import { Ellipsis, Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { ReactNode } from 'react'
import { useDetailWords } from './words.ts'
import css from './part-tabs.module.css'

type Place = ReturnType<typeof useFrameTabs>

/** The tabs and, where the open one has several, its parts. */
export function PartTabs({ place: { tabs, tab, current } }: { place: Place }) {
  const t = useDetailWords()
  return (
    <>
      <div className={css.tabs}>
        <TabLinks label={t('tabs')} tabs={tabs} current={tab?.href} isWithin={tab?.href !== current} />
      </div>
      {tab && tab.parts.length > 1 && <TabLinks isSecond label={t('parts', { tab: tab.label })} tabs={tab.parts} current={current} />}
    </>
  )
}

/** On a phone one button says where one is, and its menu leads everywhere. */
export function PartPicker({ place, aside }: { place: Place; aside?: ReactNode }) {
  const t = useDetailWords()
  const { tab, part, current } = place
  const hasParts = tab !== undefined && tab.parts.length > 1
  return (
    <Row as="nav" gap={8} aria-label={t('tabs')} className={css.picker}>
      <Menu side="bottom-start" groups={groupsOf(place, current)}>
        <BareButton className={css.place}>
          <VisuallyHidden>{t('choosePart')}</VisuallyHidden>
          <Ellipsis>
            {hasParts && (
              <Text as="span" size="inherit" tone={2}>
                {tab.label} ·{' '}
              </Text>
            )}
            <Text as="span" size="inherit" weight={600}>
              {hasParts || !tab ? part?.label : tab.label}
            </Text>
          </Ellipsis>
          <Icon of={IconChevronDown} size={18} />
        </BareButton>
      </Menu>
      {aside}
    </Row>
  )
}

/** Tabs of one part follow each other in a group; a tab of several is a group with its name. */
function groupsOf({ tabs }: Place, current: string): MenuGroup[] {
  const groups: MenuGroup[] = []
  for (const { label, href, parts } of tabs) {
    const items = parts.map(part => ({ ...part, isCurrent: part.href === current }))
    const last = groups.at(-1)
    if (items.length > 1) groups.push({ label, items })
    else if (last && !last.label) last.items.push({ label, href, isCurrent: href === current })
    else groups.push({ items: [{ label, href, isCurrent: href === current }] })
  }
  return groups
}
