import type { NotificationsRead } from '@allenio/contract/notifications'
import { session } from '#lib/session'

// the server tells the reader's other sessions: tabs of this browser share one and tell each other
let channel: BroadcastChannel | undefined

const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('allenio.notifications')
  return channel
}

interface TabMessage {
  personId: string | undefined
  workspaceId: string | undefined
  read: NotificationsRead
}

export function emitRead(read: NotificationsRead): void {
  const { personId, workspaceId } = session()
  open()?.postMessage({ personId, workspaceId, read } satisfies TabMessage)
}

export function onReadInOtherTab(hear: (read: NotificationsRead) => void): () => void {
  const tabs = open()
  const listen = ({ data }: MessageEvent<TabMessage>) => {
    const { personId, workspaceId } = session()
    if (data.personId === personId && data.workspaceId === workspaceId) hear(data.read)
  }
  tabs?.addEventListener('message', listen)
  return () => tabs?.removeEventListener('message', listen)
}
