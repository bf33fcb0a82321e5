import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { DayTypeNames, macroFields, macroUnits, ResolvedDay } from './fields.ts'

// A macro belongs to the business's library, or was made for one client. Clients get assignments of it.

export const macroErrors = {
  'macro day types': 422,
  'macro kcal needed': 422,
  'macro two rests': 422,
  'macro above kcal': 422,
  'macro week': 422,
  'macro weight needed': 422,
  'macro of another client': 422,
  'macro client inactive': 409,
  'own day type unnamed': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    macros: typeof macroErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    macros: 'macro' | 'macro assignment' | 'macro settings' | 'client energy'
  }
}

export const deletedMacroDays = 7

export const macroSorts = [
  'relevance',
  'title',
  '-title',
  'created',
  '-created',
  'updated',
  '-updated',
  'kcal',
  '-kcal',
  'assigned',
  '-assigned',
] as const

export const Macro = z.object({
  id: z.uuid(),
  ...macroFields,
  /** The targets before any weight is known: figures from grams per kg are null. */
  targets: z.array(ResolvedDay),
  /** The client for whom the macro was made. */
  client: ClientCard.nullable(),
  /** The first five clients, by name, who follow the macro now or soon; empty where a client asks. */
  assigned: z.array(ClientCard),
  assignedCount: z.number().int(),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  may: z.object({ update: z.boolean(), delete: z.boolean(), undelete: z.boolean(), clone: z.boolean(), assign: z.boolean() }),
})
export type Macro = z.output<typeof Macro>

export const macroKinds = ['library', 'for one client', 'deleted'] as const

export const macroFilters = {
  search: listInput.search,
  unit: z.enum(macroUnits).optional(),
  authorId: z.uuid().optional(),
  /** Macros of the library, those made for one client, or recently deleted ones. */
  kind: z.enum(macroKinds).default('library'),
  /** Whether somebody follows the macro now or soon. */
  isAssigned: z.stringbool().optional(),
}

const view = { permission: 'view macros' } as const

export const listMacros = endpoint({
  method: 'GET',
  path: '/macros',
  access: view,
  summary: 'Search is without accents. 50 a page. A client gets those that were assigned to them, as they were assigned.',
  input: z.object({ ...listInput, ...macroFilters, sort: z.enum(macroSorts).default('-updated') }),
  output: z.object({ macros: z.array(Macro), nextPage: z.number().int() }),
  shows: ['macro', 'macro assignment', 'client'],
})

export const countMacros = endpoint({
  method: 'GET',
  path: '/macros/total/count',
  access: { permission: 'update macros' },
  summary: 'Beside the list: how many its filters match, and how many each kind has.',
  input: z.object(macroFilters),
  output: z.object({ matching: z.number().int(), library: z.number().int(), forOneClient: z.number().int(), deleted: z.number().int() }),
  shows: ['macro', 'macro assignment'],
})

export const listMacroAuthors = endpoint({
  method: 'GET',
  path: '/macros/authors',
  access: { permission: 'update macros' },
  summary: 'The authors of macros, for the filter; who has most first.',
  input: Nothing,
  output: z.object({
    authors: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.number().int(), /** The asker. */ isOwn: z.boolean() })),
  }),
  shows: ['macro'],
})

export const getMacro = endpoint({
  method: 'GET',
  path: '/macros/:id',
  access: view,
  input: z.object(idInput),
  output: Macro,
  shows: ['macro', 'macro assignment', 'client'],
  errors: ['not found'],
})

export const getMacroForAssign = endpoint({
  method: 'GET',
  path: '/macros/:id/detailForAssign',
  access: { permission: 'update macros' },
  input: z.object(idInput),
  output: Macro,
  shows: ['macro', 'macro assignment', 'client'],
  errors: ['not found'],
})

/** Settings of the business. */
export const MacroSettings = z.object({
  /** Clients see neither macros nor kcal. */
  hideClientMacros: z.boolean(),
  dayTypeNames: DayTypeNames,
  may: z.object({ update: z.boolean() }),
})
export type MacroSettings = z.output<typeof MacroSettings>

export const getMacroSettings = endpoint({
  method: 'GET',
  path: '/macros/settings',
  access: view,
  input: Nothing,
  output: MacroSettings,
  shows: ['macro settings'],
})
