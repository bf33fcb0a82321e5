import { IconApple } from '@tabler/icons-react'
import { clientWarnings } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { ExclusionLine } from './exclusions/parts.ts'

export const extras: ShellExtras = {
  icons: { '/aliments': IconApple },
  fills: [clientWarnings.fill({ id: 'exclusions', order: 10, permission: 'view aliments', Line: ExclusionLine })],
}
