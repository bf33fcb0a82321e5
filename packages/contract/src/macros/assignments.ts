import { z } from 'zod'
// imported for the error codes and things that the modules declare, because the calls below use them too
import { ClientCard } from '../clients/clients.ts'
import type {} from '../clients/consents.ts'
import type {} from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, Day, idInput, listInput, Nothing, Timestamp, collaboratorFilter, groupFilter } from '../lists.ts'
import type {} from '../meal-plans/meal-plans.ts'
import type {} from '../visits/visits.ts'
import { Kilograms } from '../weights/weights.ts'
import { desirableWeightFormulas, BodyState, EnergyChoices, EnergyFacts } from './energy-fields.ts'
import {
  DayTypeNames,
  DayTypeWeek,
  macroFields,
  macroLimits,
  ResolvedDay,
  MovedDay,
  TrainingCalendar,
  trainingKinds,
  weightBases,
} from './fields.ts'
import type {} from './macros.ts'

// An assignment gives a client the macro as it is on that day, with the weight of that day. A later one ends it; the history stays.

export const assignmentStates = ['upcoming', 'current', 'past'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** The weight by which grams per kg were computed. */
export const FrozenWeight = z.object({
  kg: z.number(),
  basis: z.enum(weightBases),
  /** The formula of a desirable weight; null where the weight was typed. */
  formula: z.enum(desirableWeightFormulas).nullable(),
  day: Day,
})
export type FrozenWeight = z.output<typeof FrozenWeight>

/** The percentage of change from which on the app offers to compute the grams again. */
export const weightMovesByPercent = 2

export const MacroAssignment = z.object({
  id: z.uuid(),
  macroId: z.uuid(),
  client: ClientCard,
  ...macroFields,
  /** The targets when the macro was assigned; later changes of the macro leave them as they are. */
  targets: z.array(ResolvedDay),
  /** The weight for grams per kg; null for other macros. */
  weight: FrozenWeight.nullable(),
  startDay: Day,
  /** The last day before it ends or the next one starts; null while nothing follows. */
  lastDay: Day.nullable(),
  week: DayTypeWeek,
  /** Training and rest days follow the client's programs; the week decides the other types. */
  followsTraining: z.boolean(),
  /** Training days from last week until two weeks from now; null where the assignment is over or does not follow training. */
  calendar: TrainingCalendar.nullable(),
  /** Days in those weeks whose type was moved, for types that have a target. */
  movedDays: z.array(MovedDay),
  message: z.string(),
  /** When the assignment reached the client; null without an account. */
  receipt: z.object({ sentAt: Timestamp.nullable(), storedAt: Timestamp.nullable(), openedAt: Timestamp.nullable() }).nullable(),
  state: z.enum(assignmentStates),
  /** The macro was changed after it was assigned. */
  isOutdated: z.boolean(),
  /** Today's weight in kg by the same basis, where it has changed enough; only the team gets it. */
  movedWeight: z.number().nullable(),
  /** The member who assigned it; only the team gets the name. */
  assignedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), /** The macro is still there. */ openMacro: z.boolean() }),
})
export type MacroAssignment = z.output<typeof MacroAssignment>

const message = z.string().trim().max(macroLimits.message)
const update = { permission: 'update macros' } as const

export const assignmentNotes = ['ends another', 'replaces another', 'has it already'] as const

export const assignMacro = endpoint({
  method: 'POST',
  path: '/macros/:id/assignUsers',
  access: update,
  summary:
    'Gives clients the macro as it is now, or changes what they have of it. The ids are made on the device: sent twice, assigned once. ' +
    'It takes nobody away.',
  input: z.object({
    ...idInput,
    clients: z
      .array(
        z.object({
          clientId: z.uuid(),
          assignmentId: z.uuid(),
          startDay: Day,
          week: DayTypeWeek.default(null),
          followsTraining: z.boolean().default(false),
          /** A message in place of the one for all clients. */
          message: message.optional(),
          /** A typed weight, needed for grams per kg where the record has none. */
          weightKg: Kilograms.optional(),
        }),
      )
      .min(1)
      .max(macroLimits.clients)
      .refine(clients => areDistinct(clients, ({ clientId }) => clientId) && areDistinct(clients, ({ assignmentId }) => assignmentId)),
    message: message.default(''),
  }),
  output: z.object({
    assigned: z.array(MacroAssignment),
    /** The macros that these clients have had until now. */
    notes: z.array(z.object({ clientId: z.uuid(), kind: z.enum(assignmentNotes), title: z.string() })),
  }),
  changes: ['macro', 'macro assignment'],
  errors: [
    'not found',
    'macro client inactive',
    'macro of another client',
    'macro week',
    'macro weight needed',
    'weight range',
    'record id taken',
  ],
})

export const undoAssignMacro = endpoint({
  method: 'POST',
  path: '/macros/:id/undoAssignUsers',
  access: update,
  summary: 'Takes back what was assigned within the hour, as if it had never been; an older assignment ends.',
  input: z.object({ ...idInput, assignmentIds: z.array(z.uuid()).min(1).max(macroLimits.clients) }),
  output: Nothing,
  changes: ['macro', 'macro assignment'],
})

export const updateMacroDate = endpoint({
  method: 'POST',
  path: '/macros/:id/updateUserMacroDate',
  access: update,
  summary: 'Moves the first day of an assignment.',
  input: z.object({ ...idInput, assignmentId: z.uuid(), startDay: Day }),
  output: MacroAssignment,
  changes: ['macro', 'macro assignment'],
  errors: ['not found'],
})

const oneAssignment = { ...idInput, assignmentId: z.uuid() }

export const unassignMacro = endpoint({
  method: 'POST',
  path: '/macros/:id/deleteUserMacro',
  access: update,
  summary: 'It ends the day before; one that has not begun goes. What the client had before it counts again from then on.',
  input: z.object(oneAssignment),
  output: Nothing,
  changes: ['macro', 'macro assignment'],
  errors: ['not found'],
})

export const undoUnassignMacro = endpoint({
  method: 'POST',
  path: '/macros/:id/deleteUserMacro/undelete',
  access: update,
  input: z.object(oneAssignment),
  output: MacroAssignment,
  changes: ['macro', 'macro assignment'],
  errors: ['not found'],
})

export const listMacroAssignments = endpoint({
  method: 'GET',
  path: '/macros/:id/assignedClients',
  access: update,
  summary: 'The latest first. A search looks for names of clients.',
  input: z.object({ ...idInput, ...listInput, isOpen: z.stringbool().optional() }),
  output: z.object({ assignedClients: z.array(MacroAssignment), nextPage: z.number().int() }),
  shows: ['macro assignment', 'macro', 'client', 'weight'],
  errors: ['not found'],
})

const FollowedMacro = z.object({ macroId: z.uuid(), title: z.string(), startDay: Day })

export const listClientsForMacro = endpoint({
  method: 'GET',
  path: '/clients/for-assign/macros/:id',
  access: { permission: ['view clients', 'update macros'] },
  summary: 'Active clients by name, each with the macro that they follow, those to come, and the weight that this one would go by.',
  input: z.object({ ...idInput, ...listInput, ...collaboratorFilter, ...groupFilter }),
  output: z.object({
    clients: z.array(
      ClientCard.extend({
        isAssigned: z.boolean(),
        current: FollowedMacro.nullable(),
        /** Coming assignments, the earliest first. */
        upcoming: z.array(FollowedMacro),
        /** The weight by the macro's basis; null where it is not known. */
        weightKg: z.number().nullable(),
        training: z.enum(trainingKinds),
      }),
    ),
    nextPage: z.number().int(),
  }),
  shows: ['client', 'macro assignment', 'weight', 'client energy', 'visit'],
  errors: ['not found'],
})

export const listClientMacros = endpoint({
  method: 'GET',
  path: '/clients/:id/macros',
  access: { permission: ['view clients', 'update macros'] },
  summary: 'What a client was given: what is to come, the current one, then the history.',
  input: z.object({ ...idInput, page: listInput.page }),
  output: z.object({
    assignments: z.array(MacroAssignment),
    nextPage: z.number().int(),
    visibility: z.object({ /** Null is the preset. */ isHidden: z.boolean().nullable(), isHiddenByBusiness: z.boolean() }),
  }),
  shows: ['macro assignment', 'macro', 'macro settings', 'client', 'weight', 'client energy', 'training', 'program user', 'visit'],
  errors: ['not found'],
})

export const listOwnMacros = endpoint({
  method: 'GET',
  path: '/me/macros',
  access: { permission: 'view macros' },
  summary: 'A client’s own targets: the current one, what is to come, and the last ones before. For a device without signal, too.',
  input: Nothing,
  output: z.object({ assignments: z.array(MacroAssignment), dayTypeNames: DayTypeNames, mayMoveDays: z.boolean() }),
  shows: ['macro assignment', 'macro settings', 'meal plan settings', 'training', 'program user'],
  errors: ['not found'],
})

export const recordOwnMacroReceipt = endpoint({
  method: 'POST',
  path: '/me/macros/receipt',
  access: { permission: 'view macros' },
  summary: 'The client’s device has stored a target, or they have opened it; of each the first time counts.',
  input: z.object({ assignmentId: z.uuid(), kind: z.enum(['stored', 'opened']) }),
  output: Nothing,
  changes: ['macro assignment'],
  errors: ['not found'],
})

export const ClientEnergy = z.object({
  facts: EnergyFacts,
  /** The stored choices; without any, those of the last visit. */
  choices: EnergyChoices,
  /** The last finished visit and its choices. */
  visit: z.object({ day: Day, choices: EnergyChoices.pick({ formula: true, manualBmr: true, activityLevel: true }).partial() }).nullable(),
  /** Pregnancy or breastfeeding, stored only while the client consents to health data. */
  state: BodyState.nullable(),
  hasHealthConsent: z.boolean(),
  may: z.object({ update: z.boolean() }),
})
export type ClientEnergy = z.output<typeof ClientEnergy>

export const getClientEnergy = endpoint({
  method: 'GET',
  path: '/clients/:id/energy',
  access: { permission: ['view clients', 'update macros'] },
  summary: 'What the need of a client is worked out from: the record, the last weight, and what was chosen.',
  input: z.object(idInput),
  output: ClientEnergy,
  shows: ['client energy', 'client', 'weight', 'metric', 'consent', 'visit'],
  errors: ['not found'],
})

export const updateClientEnergy = endpoint({
  method: 'PUT',
  path: '/clients/:id/energy',
  access: { permission: ['view clients', 'update macros'] },
  summary: 'Only what is sent changes. Pregnancy and breastfeeding are health data: without consent they are refused.',
  input: z.object({ ...idInput, ...EnergyChoices.partial().shape, state: BodyState.nullable().optional() }),
  output: ClientEnergy,
  changes: ['client energy'],
  errors: ['not found', 'consent needed', 'invalid input', 'invalid formula'],
})
