import { Suspense, type KeyboardEvent } from 'react'
import { ClientThread } from '#areas/chat'
import { ClientPanel } from '#areas/chat-desk'
import { clientSideParts } from '#areas/clients'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import css from './dock.module.css'
import { chatPart, clientPanelPart, useDockParts } from './parts.ts'
import { useDockWords } from './words.ts'

interface DockProps {
  client: { id: string; name: string }
  /** The id of the part that is shown; an unknown one is the first. */
  part: string
  onPart: (id: string) => void
  /** Leaves the dock by Escape. */
  onLeave?: () => void
}

/** The conversation with the client, and what else is known of them, beside their answers. */
export function Dock({ client, part, onPart, onLeave }: DockProps) {
  const t = useDockWords()
  const parts = useDockParts()
  const shownPart = parts.find(({ id }) => id === part) ?? parts[0]
  const leave = (event: KeyboardEvent) => {
    // a layer that opened within the composer handles its own Escape
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return
    onLeave?.()
  }
  if (!shownPart) {
    return (
      <Text tone={3} className={css.nothing}>
        {t('nothing')}
      </Text>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads out of whatever has the focus in it
    <section className={css.dock} aria-label={t('dock', { part: shownPart.label })} onKeyDown={leave}>
      <Row gap={4} role="toolbar" aria-label={t('parts')} className={css.parts}>
        {parts.map(({ id, label, Icon }, at) => (
          <IconButton
            key={id}
            label={label}
            keys={at < 9 ? String(at + 1) : undefined}
            icon={Icon}
            pressed={id === shownPart.id}
            onClick={() => onPart(id)}
          />
        ))}
      </Row>
      <div className={classes(css.body, shownPart.id === chatPart && css.whole)}>
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <DockContent key={client.id} part={shownPart.id} client={client} />
        </Suspense>
      </div>
    </section>
  )
}

function DockContent({ part, client: { id, name } }: Pick<DockProps, 'part' | 'client'>) {
  if (part === chatPart) return <ClientThread clientId={id} />
  if (part === clientPanelPart) return <ClientPanel clientId={id} name={name} />
  const side = clientSideParts.entries().find(each => each.id === part)
  return side ? <side.Part clientId={id} /> : null
}
