import type { LateExtras } from '#shell'
import { newVisitVerb } from './palette/new-visit-verb.ts'

export const lateExtras: LateExtras = { verbs: [newVisitVerb] }
