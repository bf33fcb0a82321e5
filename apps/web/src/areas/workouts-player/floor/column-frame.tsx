import type { ClientDetail } from '@allenio/contract/clients'
import { IconArrowLeft, IconArrowRight, IconColumnRemove, IconLayoutSidebarLeftCollapse, IconUser } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { BareButton, Row, Stack } from '#ui/layout'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { Text, Title } from '#ui/text'
import { toast } from '#ui/toast'
import type { ColumnProps } from './column.tsx'
import { ColumnNotes } from './column-notes.tsx'
import css from './column.module.css'
import { useFloorWords } from './words.ts'

interface ColumnFrameProps extends ColumnProps {
  client: ClientDetail | undefined
  /** The client is no longer in this coach's charge. */
  isTaken: boolean
  /** Content under the name. */
  sub?: ReactNode
  /** A mark in the strip of a client whose column is closed. */
  mark?: ReactNode
  items?: MenuItem[]
  /** Alerts above everything, also over the strip. */
  alerts?: ReactNode
  /** Notices that say where unsent sets are. */
  notices?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** A column, or only its strip if there is no room. */
export function ColumnFrame(props: ColumnFrameProps) {
  const { column, number, isOpen, isActive, change, client, isTaken, sub, mark, alerts, notices, foot, children } = props
  const place = useRef<HTMLElement>(null)
  const { id, name } = column
  const photo = client ? client.photo : column.photo
  const lookAt = () => change({ kind: 'look at', clientId: id })
  useEffect(() => {
    // the element with the focus may have been removed together with the former content
    if (isActive && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only where the column begins anew
  }, [])
  return (
    <section
      ref={place}
      id={columnId(id)}
      aria-label={name}
      tabIndex={-1}
      className={css.column}
      data-open={isOpen || undefined}
      data-active={isActive || undefined}
      onPointerDownCapture={isOpen ? lookAt : undefined}>
      {alerts}
      <BareButton className={css.strip} aria-pressed={isOpen} onClick={lookAt}>
        <Avatar name={name} photo={photo} size={36} seed={id} />
        <Text as="span" size="small" weight={600} clip className={css.stripName}>
          {firstName(name)}
        </Text>
        {mark}
      </BareButton>
      <div className={css.body} hidden={!isOpen}>
        <Row as="header" gap={10} className={css.head}>
          <Avatar name={name} photo={photo} size={40} seed={id} />
          <Stack grow>
            <Title level={2} size={16} clip>
              {name}
            </Title>
            <Text as="div" size="small" tone={2} clip>
              {sub}
            </Text>
          </Stack>
          <kbd className={css.number} aria-hidden>
            {number}
          </kbd>
          <ColumnMenu {...props} />
        </Row>
        <ColumnNotes name={name} client={client} isTaken={isTaken} notices={notices} />
        <div className={css.content}>{children}</div>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </section>
  )
}

export const columnId = (clientId: string): string => `floor-${clientId}`

export const firstName = (name: string): string => name.split(' ')[0] ?? name

function ColumnMenu({ column, number, count, change, items = [] }: ColumnFrameProps) {
  const t = useFloorWords()
  const { id: clientId, name } = column
  const move = (by: 1 | -1) => change({ kind: 'move', clientId, by })
  const remove = () => {
    change({ kind: 'remove', clientId })
    const putBack = () => change({ kind: 'add', clients: [column] })
    toast({ text: t('removed', { name }), buttons: [{ text: t('putBack'), onClick: putBack }] })
  }
  const places: MenuItem[] = [
    ...(count > 1
      ? [{ label: t('collapse'), icon: IconLayoutSidebarLeftCollapse, onClick: () => change({ kind: 'collapse', clientId }) }]
      : []),
    ...(number > 1 ? [{ label: t('moveLeft'), icon: IconArrowLeft, onClick: () => move(-1) }] : []),
    ...(number < count ? [{ label: t('moveRight'), icon: IconArrowRight, onClick: () => move(1) }] : []),
  ]
  const ends: MenuItem[] = [
    { label: t('record', { name }), icon: IconUser, href: hrefTo('/clients/$id', { id: clientId }) },
    { label: t('remove'), icon: IconColumnRemove, onClick: remove },
  ]
  const groups = [{ items }, { items: places }, { items: ends }].filter(group => group.items.length > 0)
  return <MoreMenu label={t('more', { name })} groups={groups} />
}
