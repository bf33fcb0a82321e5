import { IconBell } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'
import { useUnread } from './live/unread.ts'
import { useLive } from './live/use-live.ts'

export const extras: ShellExtras = { icons: { '/notifications': IconBell }, badges: { '/notifications': useUnread }, beside: [useLive] }
