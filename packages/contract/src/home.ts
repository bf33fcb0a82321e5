import { z } from 'zod'
import { LastMessage } from './chat-messages.ts'
import { OwnAction } from './client-actions.ts'
import { Progress } from './progress.ts'
import { WeightPoint, WeightTrend } from './weights.ts'
import { ClientCard } from './clients.ts'
import { endpoint } from './endpoint.ts'
import { Day, listInput, Nothing, collaboratorFilter, Timestamp } from './lists.ts'
import { ClientMetric } from './metrics.ts'
import { workspaceRoles } from './permissions.ts'

/** The areas contribute the reasons: 'overdue action'. Each stands for the one thing to do about it. */
const AttentionReason = z.string().min(1).max(40)

/** A professional sees the clients in their charge, a client themselves alone. */
export const getGraphs = endpoint({
  method: 'GET',
  path: '/home/getGraphsData',
  access: { permission: 'view home' },
  summary: 'Clients by month and activity by week, oldest first, empty stretches included.',
  input: z.object({
    months: z.coerce.number().int().min(1).max(36).default(12),
    weeks: z.coerce.number().int().min(1).max(104).default(12),
    ...collaboratorFilter,
  }),
  output: z.object({
    growth: z.array(z.object({ month: z.string(), added: z.number().int(), total: z.number().int() })),
    /** The week is its Monday. */
    activity: z.array(
      z.object({
        week: Day,
        weights: z.number().int(),
        progresses: z.number().int(),
        metrics: z.number().int(),
        actions: z.number().int(),
      }),
    ),
    clients: z.object({ total: z.number().int(), active: z.number().int(), inactive: z.number().int() }),
  }),
  shows: ['client', 'client action', 'metric', 'progress', 'weight'],
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
  summary: 'Who needs attention and why; a client may stand there for several reasons.',
  input: z.object({ page: listInput.page, reason: AttentionReason.optional(), ...collaboratorFilter }),
  output: z.object({
    attention: z.array(
      z.object({
        reason: AttentionReason,
        urgency: z.enum(['late', 'soon', 'low']),
        client: ClientCard,
        /** Said in the asker's language, whole: "Non si pesa da 18 giorni". */
        sentence: z.string(),
        /** The day that the reason counts from. */
        day: Day,
        /** The row of the reason's area that it is about, if it is about one. */
        targetId: z.uuid().nullable(),
      }),
    ),
    nextPage: z.number().int(),
    /** Each reason that somebody has, the most pressing first. */
    reasons: z.array(z.object({ reason: AttentionReason, label: z.string(), count: z.number().int() })),
  }),
  shows: 'everything',
  errors: ['not found'],
})

export const listUnanswered = endpoint({
  method: 'GET',
  path: '/home/unanswered',
  access: { permission: ['view home', 'view clients', 'view chats'] },
  summary: 'Clients who wait for an answer in the chat, the one who has waited longest first.',
  input: z.object({ ...collaboratorFilter }),
  output: z.object({
    unanswered: z.array(
      z.object({ conversationId: z.uuid(), client: ClientCard, waitingSince: Timestamp, lastMessage: LastMessage.nullable() }),
    ),
    /** Of them all; there may be more than are sent. */
    total: z.number().int(),
  }),
  shows: ['client', 'message'],
  errors: ['not found'],
})

export const checklistSteps = ['client', 'client joined', 'record', 'action', 'team'] as const

export const getChecklist = endpoint({
  method: 'GET',
  path: '/home/checklist',
  access: { permission: ['view home', 'view clients'] },
  summary: 'What a new workspace has done already.',
  input: Nothing,
  output: z.object({ steps: z.array(z.object({ step: z.enum(checklistSteps), isDone: z.boolean() })) }),
  shows: ['client', 'collaborator', 'message'],
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
    /** Due until today, then what comes within two weeks. */
    actions: z.array(OwnAction),
    /** Of them all; there may be more than are sent. */
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
  shows: ['client action', 'message', 'metric', 'nutritional advice', 'progress', 'weight'],
  errors: ['not found'],
})
