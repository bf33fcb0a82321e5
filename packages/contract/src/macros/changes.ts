import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing } from '../lists.ts'
import { DayTypeNames, macroFields } from './fields.ts'
import { deletedMacroDays, Macro, MacroSettings } from './macros.ts'

// Changes of macros and of their settings.

/** Errors of a macro: one target for each type of day; only one macro of a day is the rest; the parts must fit into the kcal. */
const faults = ['macro day types', 'macro kcal needed', 'macro two rests', 'macro above kcal', 'own day type unnamed'] as const

export const createMacro = endpoint({
  method: 'POST',
  path: '/macros',
  access: { permission: 'create macros' },
  summary: 'The id may be made on the device. With a client it is theirs alone and stands in no library.',
  input: z.object({
    id: z.uuid().optional(),
    ...macroFields,
    note: macroFields.note.default(''),
    weightBasis: macroFields.weightBasis.default('current'),
    clientId: z.uuid().optional(),
  }),
  output: Macro,
  changes: ['macro'],
  errors: ['not found', 'record id taken', ...faults],
})

export const updateMacro = endpoint({
  method: 'PUT',
  path: '/macros/:id',
  access: { permission: 'update macros' },
  summary: 'Only what is sent changes. Clients keep what they were given until it is assigned anew.',
  input: z.object({
    ...idInput,
    ...z.object(macroFields).partial().shape,
    /** The `updatedAt` that the editor has read; somebody else’s later change is then refused rather than overwritten. */
    readAt: Macro.shape.updatedAt.optional(),
  }),
  output: Macro,
  changes: ['macro'],
  errors: ['not found', 'changed meanwhile', ...faults],
})

export const [deleteMacro, undeleteMacro] = recordDeletion({
  path: '/macros/:id',
  access: { permission: 'delete macros' },
  summary: `Clients keep what they were given. It can be undeleted for ${deletedMacroDays} days.`,
  input: z.object(idInput),
  record: Macro,
  changes: ['macro'],
  errors: ['not found'],
})

export const cloneMacro = endpoint({
  method: 'POST',
  path: '/macros/:id/clone',
  access: { permission: 'create macros' },
  summary: 'Into the library, or for one client. Without a title it is called a copy.',
  input: z.object({ ...idInput, title: macroFields.title.optional(), clientId: z.uuid().optional() }),
  output: Macro,
  changes: ['macro'],
  errors: ['not found'],
})

export const macrosInBulk = 200

export const deleteManyMacros = endpoint({
  method: 'POST',
  path: '/macros/bulk',
  access: { permission: 'delete macros' },
  summary: 'Deletes many, or undeletes them.',
  input: z.object({ action: z.enum(['delete', 'undelete']), ids: z.array(z.uuid()).min(1).max(macrosInBulk) }),
  output: z.object({
    /** The macros that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
  }),
  changes: ['macro'],
  errors: ['not found'],
})

export const changeHideClientMacros = endpoint({
  method: 'PUT',
  path: '/change-hide-client-macros',
  access: { role: 'admin' },
  summary: 'Whether clients see macros and kcal. A client for whom it was set otherwise keeps that.',
  input: z.object({ hideClientMacros: z.boolean() }),
  output: MacroSettings,
  changes: ['macro settings', 'macro assignment'],
})

export const updateMacroSettings = endpoint({
  method: 'POST',
  path: '/macros/settings',
  access: { role: 'admin' },
  summary: 'Names up to four types of days beside training and rest. One that a macro has in it keeps a name.',
  input: z.object({ dayTypeNames: DayTypeNames }),
  output: MacroSettings,
  changes: ['macro settings'],
  errors: ['own day type unnamed'],
})

export const updateMacroVisibility = endpoint({
  method: 'PUT',
  path: '/clients/:id/macro-visibility',
  access: { permission: ['view clients', 'update macros'] },
  summary: 'Whether this client sees macros and kcal; null is as the business has it.',
  input: z.object({ ...idInput, isHidden: z.boolean().nullable() }),
  output: Nothing,
  changes: ['macro assignment'],
  errors: ['not found'],
})
