import { IconBell } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'
import { useUnread } from './live/unread.ts'

export const extras: ShellExtras = { icons: { '/notifications': IconBell }, badges: { '/notifications': useUnread } }
