import { IconHome, IconSun } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'

export const extras: ShellExtras = { icons: { '/home': IconHome }, clientIcons: { '/home': IconSun } }
