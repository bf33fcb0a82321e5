import type { ShellExtras } from '#shell'
import { weightAttentionSteps } from './attention.tsx'
import { weightVerb } from './palette/weight-verb.tsx'

export const extras: ShellExtras = { verbs: [weightVerb], fills: [weightAttentionSteps] }
