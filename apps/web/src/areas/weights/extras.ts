import type { ShellExtras } from '#shell'
import { weightAttentionSteps } from './attention.tsx'

export const extras: ShellExtras = { fills: [weightAttentionSteps] }
