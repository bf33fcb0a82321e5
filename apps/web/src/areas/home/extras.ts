import { IconHome, IconInbox, IconSun } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'

export const extras: AreaExtras = { icons: { '/home': IconHome, '/inbox': IconInbox }, clientIcons: { '/home': IconSun } }
