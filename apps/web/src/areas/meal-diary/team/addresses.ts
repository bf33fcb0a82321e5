import { hrefTo } from '#lib/screens'

/** A client's diary as the team reads it; from a day backwards. */
export const diaryHref = (id: string, until?: string): string => hrefTo('/clients/$id/meal-diary', { id }, { search: { until } })

/** Where a client reads their own days. */
export const ownDayHref = (): string => hrefTo('/mealPlans')
