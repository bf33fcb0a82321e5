import { IconClipboardText } from '@tabler/icons-react'
import { adherenceColumns } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { checkInAdherence } from './check-in-column.ts'

export const extras: AreaExtras = { icons: { '/surveys': IconClipboardText }, fills: [adherenceColumns.fill(checkInAdherence)] }
