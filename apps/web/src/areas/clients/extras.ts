import { IconUsers } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'
import { clientAttentionSteps } from './attention/steps.tsx'
import { clientFirstSteps } from './first-steps.ts'
import { attentionSteps } from './slots.ts'

export const extras: ShellExtras = {
  icons: { '/clients': IconUsers },
  fills: [attentionSteps.fill(...clientAttentionSteps), ...clientFirstSteps],
}
