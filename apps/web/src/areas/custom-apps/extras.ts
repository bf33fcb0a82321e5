import { IconDeviceMobile } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'

export const extras: AreaExtras = { icons: { '/dash/customApps': IconDeviceMobile } }
