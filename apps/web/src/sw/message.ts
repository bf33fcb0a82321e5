import { isLocalUrl } from '#lib/local-url'

/** A push message from the server. */
export interface Message {
  title: string
  body: string
  /** A path within our app. */
  url: string
  tag?: string
  /** The number of all unread notifications, for the mark on the app's icon. */
  unread?: number
}

/** Parses a message. Push services store messages for a while, so one may have an older shape, and only its known fields are read. */
export function messageOf(data: { json(): unknown } | null): Message | undefined {
  const message = parse(data)
  if (typeof message !== 'object' || message === null) return undefined
  if (!('title' in message) || typeof message.title !== 'string') return undefined
  const text = (name: string) => {
    const value: unknown = Reflect.get(message, name)
    return typeof value === 'string' ? value : undefined
  }
  const unread: unknown = Reflect.get(message, 'unread')
  const tag = text('tag')
  return {
    title: message.title,
    body: text('body') ?? '',
    url: localUrl(text('url')),
    ...(tag && { tag }),
    ...(typeof unread === 'number' && { unread }),
  }
}

function parse(data: { json(): unknown } | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

export const localUrl = (url: unknown): string => (isLocalUrl(url) ? url : '/home')
