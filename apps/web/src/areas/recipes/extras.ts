import { IconChefHat } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'

export const extras: ShellExtras = { icons: { '/recipes': IconChefHat } }
