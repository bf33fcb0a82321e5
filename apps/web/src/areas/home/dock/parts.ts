import { IconMessageCircle, IconUser } from '@tabler/icons-react'
import { clientSideParts } from '#areas/clients'
import { useMe } from '#shell'
import { useWording } from '#lib/words'
import type { IconComponent } from '#ui/icon'
import { useDockWords } from './words.ts'

export interface DockPart {
  id: string
  label: string
  Icon: IconComponent
}

export const chatPart = 'chat'
export const clientPanelPart = 'client'

/** Lists the parts that this person can open beside the answers: the chat first, then what areas have about a client. */
export function useDockParts(): DockPart[] {
  const t = useDockWords()
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  return [
    ...(permissions.includes('view chats') ? [{ id: chatPart, label: t('chat'), Icon: IconMessageCircle }] : []),
    ...(permissions.includes('view clients') ? [{ id: clientPanelPart, label: t('client'), Icon: IconUser }] : []),
    ...clientSideParts
      .entries()
      .filter(({ permission }) => permissions.includes(permission))
      .map(({ id, label, Icon }) => ({ id, label: say(label), Icon })),
  ]
}
