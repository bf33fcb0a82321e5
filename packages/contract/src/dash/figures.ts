import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Nothing } from '../lists.ts'
import { forOperator } from './access.ts'
import { businessStates } from './businesses.ts'

const Money = z.object({ currency: z.string(), amount: z.number().int() })

export const getStats = endpoint({
  method: 'GET',
  path: '/dash/getStats',
  access: forOperator,
  summary: 'The figures of today; test businesses count nowhere.',
  input: Nothing,
  output: z.object({
    byState: z.array(z.object({ state: z.enum(businessStates), count: z.number().int() })),
    businesses: z.number().int(),
    newThisMonth: z.number().int(),
    newLastMonth: z.number().int(),
    /** Trials that ended 30 to 60 days ago, and those of them that paid within 30 days after. */
    trials: z.object({ ended: z.number().int(), paid: z.number().int() }),
    plansEnded: z.number().int(),
    activeIn7Days: z.number().int(),
    activeIn30Days: z.number().int(),
    activeClients: z.number().int(),
    inactiveClients: z.number().int(),
    /** Monthly recurring revenue in cents; currencies are never added. */
    monthlyRevenue: z.array(Money),
  }),
  shows: ['business of the operator'],
})

export const graphPeriods = ['30 days', '90 days', '12 months'] as const

export const getDashGraphsData = endpoint({
  method: 'GET',
  path: '/dash/getDashGraphsData',
  access: forOperator,
  summary: 'Series by day or month in Europe/Rome.',
  input: z.object({ period: z.enum(graphPeriods).default('90 days') }),
  output: z.object({
    /** The first day of each step: a day, or a month. */
    days: z.array(Day),
    newBusinesses: z.array(z.number().int()),
    businesses: z.array(z.number().int()),
    /** From the nightly figures: null before the first. */
    activeClients: z.array(z.number().int().nullable()),
    activeBusinesses: z.array(z.number().int().nullable()),
    /** The cents that businesses paid for their plans in that step. */
    revenue: z.array(z.object({ currency: z.string(), amounts: z.array(z.number().int()) })),
  }),
  shows: ['business of the operator'],
})
