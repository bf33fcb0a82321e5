import { IconLayoutBottombar, IconMessageCircle } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { DeskBottom, DeskScreen } from '#ui/desk'
import { IconButton } from '#ui/icon-button'
import { SidePanel } from '#ui/side-panel'
import { chatPart, clientPanelPart } from '../dock/parts.ts'
import { Dock } from '../dock/dock.tsx'
import { ItemHead, SeeButton } from './item-head.tsx'
import type { InboxItem } from './items.ts'
import { ItemDetail } from './open-item.tsx'
import type { Inbox } from './use-inbox.ts'
import type { InboxDesk } from './use-inbox-desk.ts'
import { useInboxWords } from './words.ts'

interface PhoneItemProps {
  inbox: Inbox
  item: InboxItem
  desk: InboxDesk
}

/** One thing under a thumb: what belongs beside it rises from the foot. */
export function PhoneItem({ inbox, item, desk }: PhoneItemProps) {
  const t = useInboxWords()
  const { client } = item.need
  const { part, show, step, isDockOpen, closeDock } = desk
  const { following, previous, open } = inbox
  return (
    <>
      <DeskScreen
        id={item.key}
        title={client.name}
        href={hrefTo('/clients/$id', { id: client.id })}
        words={{ back: t('back'), previous: t('previous'), next: t('next') }}
        onBack={inbox.toList}
        onPrevious={previous && (() => open(previous))}
        onNext={following && (() => open(following))}
        isWhole={step?.isWhole}
        foot={
          <>
            <IconButton
              label={t('beside')}
              icon={IconLayoutBottombar}
              kind="framed"
              onClick={() => show(part === chatPart ? clientPanelPart : part)}
            />
            {desk.reply && step?.isWhole !== true && (
              <IconButton label={t('reply')} icon={IconMessageCircle} kind="framed" onClick={() => show(chatPart)} />
            )}
            <SeeButton inbox={inbox} isWide />
          </>
        }>
        <ItemHead item={item} step={step} inbox={inbox} isBare />
        <ItemDetail key={item.key} item={item} inbox={inbox} desk={desk} />
      </DeskScreen>
      {isDockOpen && (
        <SidePanel opened bare side="bottom" title={client.name} onClose={closeDock}>
          <DeskBottom>
            <Dock client={client} part={part} onPart={show} />
          </DeskBottom>
        </SidePanel>
      )}
    </>
  )
}
