import type { ShellExtras } from '#shell'
import { useUnread } from './data/use-unread.ts'
import { useLive } from './live/use-live.ts'

export const extras: ShellExtras = { badges: { '/notifications': useUnread }, beside: [useLive] }
