// The plan is what a business pays the operator for its places of active clients. A `subscription` is something else: clients pay it.

export const planPeriods = ['monthly', 'sixMonths', 'annual'] as const
export type PlanPeriod = (typeof planPeriods)[number]

export const planStates = ['trial', 'free', 'active', 'ending', 'incomplete', 'overdue', 'paused', 'ended', 'granted'] as const
export type PlanState = (typeof planStates)[number]

/** The states of a business that has a row; without one it is on its trial, or free. */
export const storedPlanStates = ['active', 'ending', 'incomplete', 'overdue', 'paused', 'ended', 'granted'] as const
export type StoredPlanState = (typeof storedPlanStates)[number]
