import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useWording } from '#lib/words'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { Icon } from '#ui/icon'
import { BareButton, BareList, Row } from '#ui/layout'
import { useLayer } from '#ui/layers'
import { Link } from '#ui/link'
import { Ellipsis, Text, Title } from '#ui/text'
import { extras } from '../extras/area-extras.ts'
import { openPalette } from '../frame/open-state.ts'
import type { Entry, Group } from '../sidebar/entries.ts'
import { EntryCount } from '../sidebar/entry-count.tsx'
import { iconOf } from '../sidebar/entry-icon.ts'
import { useMenu } from '../sidebar/use-menu.ts'
import { useWords } from '../words/index.ts'
import css from './rest-sheet.module.css'

interface RestSheetProps {
  onClose: () => void
}

/**
 * Everything that is not in the bar of a phone, over the page. The page is inert meanwhile, so the keyboard focus stays
 * inside. It does not use showModal, because tooltips are in portals and would be below the top layer.
 */
export function RestSheet({ onClose }: RestSheetProps) {
  const t = useWords()
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { bar, active } = useMenu()
  const { sections, foot } = bar.rest
  useLayer(true, onClose)
  const onEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose()
  })
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const items = sections.flat()
  const single = items.filter(item => item.kind === 'entry')
  const groups = items.filter(item => item.kind === 'group')
  const search = () => {
    onClose()
    openPalette()
  }
  return (
    <>
      <button type="button" className={css.scrim} aria-label={t('closeMenu')} tabIndex={-1} onClick={onClose} />
      <dialog ref={panel} open className={css.panel} aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <Row justify="between" className={css.head}>
          <Title level={2} size={20} id={titleId}>
            {t('more')}
          </Title>
          <CloseButton onClick={onClose} />
        </Row>
        <nav className={css.body} aria-label={t('mainMenu')}>
          <BareButton className={css.entry} onClick={search}>
            <Icon of={IconSearch} size={24} />
            {t('search')}
          </BareButton>
          {single.length > 0 && <Entries entries={single} active={active} onChosen={onClose} />}
          {groups.map(group => (
            <RestGroup key={group.name} group={group} active={active} onChosen={onClose} />
          ))}
          {foot.length > 0 && <Entries entries={foot} active={active} onChosen={onClose} />}
        </nav>
        {extras().menuFeet.map((Foot, at) => (
          <Foot key={at} isCollapsed={false} />
        ))}
      </dialog>
    </>
  )
}

interface EntriesProps {
  entries: readonly Entry[]
  active: string | undefined
  onChosen: () => void
}

function RestGroup({ group: { name, entries }, ...props }: Omit<EntriesProps, 'entries'> & { group: Group }) {
  const t = useWords()
  return (
    <section className={css.group}>
      <Text as="h3" size="small" tone={3} className={css.heading}>
        {t(name)}
      </Text>
      <Entries entries={entries} {...props} />
    </section>
  )
}

function Entries({ entries, active, onChosen }: EntriesProps) {
  const say = useWording()
  return (
    <BareList className={css.entries}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <Link
            href={path}
            className={classes(css.entry, path === active && css.active)}
            aria-current={path === active ? 'page' : undefined}
            data-prefetch="visible"
            onClick={onChosen}>
            <Icon of={iconOf(path)} size={24} />
            <Ellipsis className={css.label}>{say(label)}</Ellipsis>
            <EntryCount path={path} />
          </Link>
        </li>
      ))}
    </BareList>
  )
}
