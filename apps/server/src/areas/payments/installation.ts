import { useConfig } from '#platform/config'

/** A professional who runs an installation alone has no plans, and nothing else to buy from the operator. */
export const hasPlans = (): boolean => useConfig().hasPlans
