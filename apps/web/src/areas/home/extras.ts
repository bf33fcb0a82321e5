import { IconHome, IconSun } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'

export const extras: AreaExtras = { icons: { '/home': IconHome }, clientIcons: { '/home': IconSun } }
