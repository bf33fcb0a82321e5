import { z } from 'zod'
import { LastMessage } from '../chat/messages.ts'
import { OwnAction } from '../client-actions/client-actions.ts'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { Day, listInput, Nothing, collaboratorFilter } from '../lists.ts'
import { ClientMetric } from '../metrics/metrics.ts'
import { Progress } from '../progress/progress.ts'
import { workspaceRoles } from '../roles.ts'
import { WeightPoint, WeightTrend } from '../weights/weights.ts'

declare module '../endpoint.ts' {
  interface AreaThings {
    /** The reasons that a professional has snoozed or dismissed on the home page. */
    home: 'attention'
  }
}

/** The name of a reason, such as 'overdue action'. Areas register the reasons; each stands for one thing to do. */
const AttentionReason = z.string().min(1).max(40)

/** The parts of a professional's work into which the reasons are sorted. */
export const attentionGroups = ['training', 'nutrition', 'messages', 'business'] as const

/**
 * `needs` leaves out what is only new, such as a workout to see; `all` has that too; `unseen` has the clients of whom something is new,
 * with all of their reasons.
 */
export const attentionViews = ['needs', 'all', 'unseen'] as const

const AttentionGroup = z.enum(attentionGroups)

/** The graphs of the home page. A professional gets those of the clients in their charge, a client only their own. */
export const getGraphs = endpoint({
  method: 'GET',
  path: '/home/getGraphsData',
  access: { permission: 'view home' },
  summary: 'Clients by month, and how many of them are active by week; oldest first, empty stretches included.',
  input: z.object({
    months: z.coerce.number().int().min(1).max(36).default(12),
    weeks: z.coerce.number().int().min(2).max(52).default(12),
    ...collaboratorFilter,
  }),
  output: z.object({
    growth: z.array(z.object({ month: z.string(), added: z.number().int(), total: z.number().int() })),
    /**
     * The number of active clients of whom something was recorded, in stretches of seven days up to today, oldest first. Each has the
     * same weekdays as the others, so that a week that is not over does not look like a fall.
     */
    activity: z.array(z.object({ day: Day, clients: z.number().int() })),
    /** Clients with records in the week before the last seven days, and none since. */
    quiet: z.object({ clients: z.array(ClientCard), total: z.number().int() }),
    clients: z.object({ total: z.number().int(), active: z.number().int(), inactive: z.number().int() }),
  }),
  shows: 'everything',
  errors: ['not found'],
})

export const getLastProgresses = endpoint({
  method: 'GET',
  path: '/home/getLastProgresses',
  access: { permission: 'view home' },
  input: z.object({ page: listInput.page, ...collaboratorFilter }),
  output: z.object({ progresses: z.array(Progress.extend({ client: ClientCard })), nextPage: z.number().int() }),
  shows: ['client', 'progress'],
  errors: ['not found'],
})

export const listAttention = endpoint({
  method: 'GET',
  path: '/home/attention',
  access: { permission: ['view home', 'view clients'] },
  summary: 'Who needs attention and why: each client once, with all reasons, the most pressing first.',
  input: z.object({
    page: listInput.page,
    group: AttentionGroup.optional(),
    view: z.enum(attentionViews).default('needs'),
    ...collaboratorFilter,
  }),
  output: z.object({
    attention: z.array(
      z.object({
        client: ClientCard,
        /** The client's reasons; those of the requested group come first. */
        needs: z.array(
          z.object({
            reason: AttentionReason,
            group: AttentionGroup,
            urgency: z.enum(['late', 'soon', 'low']),
            /** The thing behind it was seen by nobody yet. */
            isUnseen: z.boolean(),
            /** The whole sentence in the asker's language: "Non si pesa da 18 giorni". */
            sentence: z.string(),
            /** The day that the reason counts from. */
            day: Day,
            /** The id of the row that the reason is about, if it is about one. */
            targetId: z.uuid().nullable(),
            /** A word of the reason's own that its button may need. */
            detail: z.string().nullable(),
            /** The action that somebody took on the reason today, in the asker’s language; nothing more is offered then. */
            handled: z.string().nullable(),
          }),
        ),
      }),
    ),
    nextPage: z.number().int(),
    /** The number of clients; a client with reasons of two groups counts in both groups, but once in the total. */
    total: z.number().int(),
    /** The count of each group, also where it is 0. */
    groups: z.array(z.object({ group: AttentionGroup, count: z.number().int() })),
    /** The number of things that nobody has seen yet. */
    unseen: z.number().int(),
    /** The number of clients who are put off to a later day. */
    snoozed: z.number().int(),
  }),
  shows: 'everything',
  errors: ['not found'],
})

/** The days by which a reason can be snoozed. */
export const snoozeDays = [1, 3, 7] as const

const attentionWrite = { access: { permission: ['view home', 'view clients'] }, changes: ['attention'] } as const

export const snoozeAttention = endpoint({
  method: 'PUT',
  path: '/home/attention/:id/snooze',
  ...attentionWrite,
  summary: 'Puts a client’s reasons off to a later day, for the asker alone. A reason that arises meanwhile stands there at once.',
  input: z.object({ id: z.uuid(), days: z.literal(snoozeDays), reasons: z.array(AttentionReason).min(1).max(40) }),
  output: z.object({ pressId: z.uuid() }),
  errors: ['not found'],
})

export const dismissAttention = endpoint({
  method: 'PUT',
  path: '/home/attention/:id/dismiss',
  ...attentionWrite,
  summary: 'Puts one reason of a client away until it arises anew, for the asker alone.',
  input: z.object({ id: z.uuid(), reason: AttentionReason, targetId: z.uuid().nullable() }),
  output: z.object({ pressId: z.uuid() }),
  errors: ['not found'],
})

export const seeAttention = endpoint({
  method: 'PUT',
  path: '/home/attention/:id/seen',
  access: attentionWrite.access,
  summary: 'Marks what a reason is about as seen, or takes that back: a workout, an answer, a message; other reasons are dismissed.',
  input: z.object({ id: z.uuid(), reason: AttentionReason, targetId: z.uuid().nullable(), isSeen: z.boolean() }),
  output: Nothing,
  changes: ['attention', 'completed workout', 'workout comment', 'survey answer', 'message'],
  errors: ['not found', 'message deleted'],
})

export const restoreAttention = endpoint({
  method: 'DELETE',
  path: '/home/attention/marks/:id',
  ...attentionWrite,
  summary: 'Brings back what one press of the asker has put off or away.',
  input: z.object({ id: z.uuid() }),
  output: Nothing,
  errors: ['not found'],
})

export const restoreSnoozed = endpoint({
  method: 'DELETE',
  path: '/home/attention/snoozed',
  ...attentionWrite,
  summary: 'Brings back everything that the asker has put off.',
  input: Nothing,
  output: Nothing,
})

export const getChecklist = endpoint({
  method: 'GET',
  path: '/home/checklist',
  access: { permission: ['view home', 'view clients'] },
  summary: 'What a new workspace has done already.',
  input: Nothing,
  output: z.object({
    steps: z.array(z.object({ step: z.string().min(1).max(40), isDone: z.boolean() })),
    /** The client to look at in the first hour, if there is one. */
    sampleId: z.uuid().nullable(),
  }),
  shows: 'everything',
})

export const createSampleClient = endpoint({
  method: 'POST',
  path: '/home/sample',
  access: { role: 'admin' },
  summary: 'A client to look at, with some weeks of records; there is one at most. The plan does not count it, and it gets no mails.',
  input: Nothing,
  output: z.object({ id: z.uuid() }),
  changes: ['client', 'client action', 'weight'],
})

export const deleteSampleClient = endpoint({
  method: 'DELETE',
  path: '/home/sample',
  access: { role: 'admin' },
  summary: 'Erases the sample client with its records, at once.',
  input: Nothing,
  output: Nothing,
  changes: ['client', 'client action', 'weight'],
})

export const getOwnHome = endpoint({
  method: 'GET',
  path: '/me/home',
  access: { role: 'client' },
  summary: 'The client’s day.',
  input: Nothing,
  output: z.object({
    firstName: z.string(),
    businessName: z.string(),
    today: Day,
    /** Actions that are due until today, then those of the next two weeks. */
    actions: z.array(OwnAction),
    /** The number of all such actions; there may be more than are sent. */
    actionsTotal: z.number().int(),
    doneToday: z.number().int(),
    weight: z.object({ trend: WeightTrend, points: z.array(WeightPoint) }),
    progresses: z.array(Progress),
    metrics: z.array(ClientMetric),
    coaches: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(workspaceRoles), photo: z.string().nullable() })),
    latestMessage: z.object({ conversationId: z.uuid(), unreadCount: z.number().int(), message: LastMessage }).nullable(),
    subscriptionEnd: Day.nullable(),
    mayAdd: z.object({ weights: z.boolean(), progress: z.boolean(), metrics: z.boolean() }),
  }),
  shows: [
    'business',
    'client',
    'client action',
    'client settings',
    'collaborator',
    'message',
    'metric',
    'nutritional advice',
    'progress',
    'weight',
  ],
  errors: ['not found'],
})
