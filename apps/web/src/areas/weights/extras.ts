import { IconChartLine } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'
import { weightAttentionSteps } from './attention.tsx'
import { weightVerb } from './palette/weight-verb.tsx'

export const extras: ShellExtras = { icons: { '/me/weights': IconChartLine }, verbs: [weightVerb], fills: [weightAttentionSteps] }
