import { IconStethoscope } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'

export const extras: ShellExtras = { icons: { '/visits': IconStethoscope } }
