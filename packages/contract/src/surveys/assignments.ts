import { z } from 'zod'
import { Repetition } from '../repetition/repetition.ts'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, Day, idInput, listInput, Nothing, Timestamp, collaboratorFilter, groupFilter } from '../lists.ts'
import { surveyLimits } from './fields.ts'
import { Survey } from './surveys.ts'

// A survey is assigned as a client action: its days, its end and what was missed are those of the action.

export const surveyAssignmentErrors = { 'survey client inactive': 409, 'survey had already': 409 } as const

declare module '../errors.ts' {
  interface AreaErrors {
    surveyAssignments: typeof surveyAssignmentErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    surveyAssignments: 'survey assignment'
  }
}

export const surveyAssignmentLimits = { clients: 500, message: 2_000, perPage: 50 } as const
export const presetOpensHoursBefore = 12
export const presetReminderHour = 8

const update = { permission: 'update surveys' } as const

/** When an assigned survey is due. */
export const surveyTerms = {
  startDay: Day,
  repetition: Repetition,
  untilDay: Day.nullable().default(null),
  /** How long before its day a check-in opens. */
  opensHoursBefore: z.int().min(0).max(surveyLimits.opensHoursBefore).default(presetOpensHoursBefore),
  /** The hour at which clients are reminded on the day; null where nobody is. */
  reminderHour: z.int().min(0).max(23).nullable().default(presetReminderHour),
}

export const SurveyAssignment = z.object({
  id: z.uuid(),
  surveyId: z.uuid(),
  name: z.string(),
  client: ClientCard,
  hasAccount: z.boolean(),
  isClientActive: z.boolean(),
  startDay: Day,
  repetition: Repetition,
  untilDay: Day.nullable(),
  opensHoursBefore: z.number().int(),
  reminderHour: z.number().int().nullable(),
  message: z.string(),
  /** The day on which an answer is due next; null where all are given, or it has ended. */
  dueDay: Day.nullable(),
  answered: z.number().int(),
  missed: z.number().int(),
  /** Answered of those that were due in eight weeks, in percent. */
  adherence: z.number().int().nullable(),
  lastAnsweredAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
  assignedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean() }),
})
export type SurveyAssignment = z.output<typeof SurveyAssignment>

export const getSurveyForAssign = endpoint({
  method: 'GET',
  path: '/surveys/:id/detailForAssign',
  access: update,
  summary: 'With how many check-ins each weekday already brings to the asker.',
  input: z.object(idInput),
  output: Survey.extend({
    /** From Monday to Sunday, in the coming week. */
    weekdays: z.array(z.number().int()).length(7),
  }),
  shows: ['survey', 'survey assignment', 'client action'],
  errors: ['not found'],
})

export const listClientsForSurvey = endpoint({
  method: 'GET',
  path: '/clients/for-assign/surveys/:id',
  access: { permission: ['view clients', 'update surveys'] },
  summary: 'Active clients by name, each with the surveys that they have now.',
  input: z.object({ ...idInput, ...listInput, ...collaboratorFilter, ...groupFilter }),
  output: z.object({
    clients: z.array(
      ClientCard.extend({
        isAssigned: z.boolean(),
        /** The surveys that the client has now, without this one. */
        others: z.array(z.object({ surveyId: z.uuid(), name: z.string(), dueDay: Day })),
        hasAccount: z.boolean(),
      }),
    ),
    nextPage: z.number().int(),
  }),
  shows: ['client', 'survey assignment', 'client action'],
  errors: ['not found'],
})

const NewSurveyAssignment = z.object({ clientId: z.uuid(), assignmentId: z.uuid(), ...surveyTerms })

export const assignSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/assignUsers',
  access: update,
  summary:
    'Asks clients the survey, or changes when they are asked. The ids are made on the device: sent twice, assigned once. All or none; it ' +
    'takes nobody away.',
  input: z.object({
    ...idInput,
    clients: z
      .array(NewSurveyAssignment)
      .min(1)
      .max(surveyAssignmentLimits.clients)
      .refine(clients => areDistinct(clients, ({ clientId }) => clientId) && areDistinct(clients, ({ assignmentId }) => assignmentId)),
    message: z.string().trim().max(surveyAssignmentLimits.message).default(''),
  }),
  output: z.object({ assigned: z.array(SurveyAssignment) }),
  changes: ['survey', 'survey assignment', 'client action'],
  errors: [
    'not found',
    'survey draft',
    'survey archived',
    'survey client inactive',
    'survey had already',
    'record id taken',
    'due before today',
    'due too far',
    'until before due',
  ],
})

const assignmentIds = z.array(z.uuid()).min(1).max(surveyAssignmentLimits.clients)

export const undoAssignSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/undoAssignUsers',
  access: update,
  summary: 'Takes back what was assigned within the hour, as if it had never been; one that was answered, or an older one, ends.',
  input: z.object({ ...idInput, assignmentIds }),
  output: Nothing,
  changes: ['survey', 'survey assignment', 'client action'],
})

export const deleteUserSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/deleteUserSurvey',
  access: update,
  summary: 'Ends an assignment; its answers stay.',
  input: z.object({ ...idInput, assignmentId: z.uuid() }),
  output: Nothing,
  changes: ['survey', 'survey assignment', 'client action'],
  errors: ['not found'],
})

export const undoDeleteUserSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/deleteUserSurvey/undelete',
  access: update,
  input: z.object({ ...idInput, assignmentId: z.uuid() }),
  output: SurveyAssignment,
  changes: ['survey', 'survey assignment', 'client action'],
  errors: ['not found', 'survey archived', 'survey had already'],
})

export const listSurveyAssignments = endpoint({
  method: 'GET',
  path: '/surveys/:id/assignedClients',
  access: update,
  summary: 'The latest first. A search looks for names of clients.',
  input: z.object({ ...idInput, ...listInput, isOpen: z.stringbool().optional() }),
  output: z.object({ assignedClients: z.array(SurveyAssignment), nextPage: z.number().int() }),
  shows: ['survey assignment', 'survey', 'client', 'client action'],
  errors: ['not found'],
})
