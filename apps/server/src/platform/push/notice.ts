export interface Notice {
  title: string
  body: string
  /** A page of ours, from its first slash on. */
  url: string
  /** A later notice of the same tag replaces this one. */
  tag?: string
  urgency?: 'normal' | 'high'
  /** All that is unread, for the mark on the app's icon. */
  unread?: number
  /** How long a device that is off may still get it. */
  ttlSeconds?: number
}

export type PushOutcome = 'sent' | 'device is gone'

export const presetTtlSeconds = 24 * 3600

const cut = (text: string, letters: number) => (text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text)

/** Push services take about 4 KB; a longer text is read in the app. */
export function fitNotice(notice: Notice): Notice {
  if (!/^\/(?![/\\])/.test(notice.url)) throw new Error('a notice leads to a page of ours')
  return { ...notice, title: cut(notice.title, 120), body: cut(notice.body, 500) }
}
