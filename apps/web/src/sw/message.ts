import { isLocalUrl } from '#lib/local-url'

/** What the server tells a device. */
export interface Message {
  title: string
  body: string
  /** A path of ours. */
  url: string
  tag?: string
  /** Unread notifications in all, for the mark on the app's icon. */
  unread?: number
}

/** Push services keep messages for a while: one of an older shape is read as far as it goes. */
export function messageOf(data: { json(): unknown } | null): Message | undefined {
  const told = parsed(data)
  if (typeof told !== 'object' || told === null) return undefined
  if (!('title' in told) || typeof told.title !== 'string') return undefined
  const text = (name: string) => {
    const value: unknown = Reflect.get(told, name)
    return typeof value === 'string' ? value : undefined
  }
  const unread: unknown = Reflect.get(told, 'unread')
  const tag = text('tag')
  return {
    title: told.title,
    body: text('body') ?? '',
    url: localUrl(text('url')),
    ...(tag && { tag }),
    ...(typeof unread === 'number' && { unread }),
  }
}

function parsed(data: { json(): unknown } | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

export const localUrl = (url: unknown): string => (isLocalUrl(url) ? url : '/home')
