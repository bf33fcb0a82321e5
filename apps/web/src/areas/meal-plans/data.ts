import {
  getMealPlanChanges,
  getMealPlanForAssign,
  listClientMealPlans,
  listMealPlanReleases,
  getMealPlanSettings,
  countMealPlans,
  listMealPlanAuthors,
  listMealPlans,
  type MealPlan,
} from '@allenio/contract/meal-plans'
import { keepPreviousData } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { MealPlanFilters } from './list/filters.ts'

/** Where it is edited. */
export const editorHref = ({ id }: Pick<MealPlan, 'id'>): string => hrefTo('/mealPlans/$id/edit', { id })

/** The page with those who follow it, where it is assigned. */
export const planHref = ({ id }: Pick<MealPlan, 'id'>): string => hrefTo('/mealPlans/$id/assign', { id })

/** The query parameter of that page that opens the dialog. */
export const assignParameter = 'assign'

export const assignHref = ({ id }: Pick<MealPlan, 'id'>): string =>
  hrefTo('/mealPlans/$id/assign', { id }, { search: { [assignParameter]: 'open' } })

/** Where a plan for one client alone begins. */
export const newPlanHref = (clientId: string): string => hrefTo('/mealPlans/create', { search: { client: clientId } })

/** The list as it opens is there without a connection, too. */
export const mealPlansQuery = ({ sort, ...filters }: MealPlanFilters) =>
  listQuery(
    listMealPlans,
    { ...filters, sort: sort ?? (filters.search ? 'relevance' : '-updated') },
    { rows: ({ mealPlans }) => mealPlans, quiet: true, linksFiles: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

/** The counts beside the list, which does not wait for them. The last counts stay until the next arrive, so that tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: MealPlanFilters) => ({
  ...read(countMealPlans, filters, { quiet: true, ...(!isNarrowed(filters) && { isStored: true }) }),
  placeholderData: keepPreviousData,
})

export const authorsQuery = () => read(listMealPlanAuthors, {}, { quiet: true })

/** The plans that were made for one client, the last changed first. */
export const clientMealPlansQuery = (clientId: string) =>
  listQuery(
    listMealPlans,
    { clientId, kind: 'for one client', sort: '-updated' },
    { rows: ({ mealPlans }) => mealPlans, quiet: true, isStored: true, linksFiles: true },
  )

export const mealPlanSettingsQuery = () => read(getMealPlanSettings, {}, { quiet: true, isStored: true })

/** A plan with the days of its last release. */
export const planToAssignQuery = (id: string) => read(getMealPlanForAssign, { id }, { isPageRead: true })

/** All that a client was given, the latest first. */
export const clientAssignmentsQuery = (id: string) =>
  listQuery(listClientMealPlans, { id }, { rows: ({ assignments }) => assignments, quiet: true, isStored: true, linksFiles: true })

export const releasesQuery = (id: string) => read(listMealPlanReleases, { id }, { quiet: true })

/**
 * The changes that completing would hand over, or a way back to a release would make. They are read as the dialog opens, and do not
 * change under the eyes of who decides: a completion that was looked at before an edit is refused.
 */
export const changesQuery = (id: string, releaseId?: string) => ({
  ...read(getMealPlanChanges, { id, ...(releaseId !== undefined && { releaseId }) }, { quiet: true }),
  staleTime: 'static' as const,
  gcTime: 0,
})
