import { getClientEnergy, listClientMacros, listOwnMacros, type MacroAssignment } from '@allenio/contract/macro-assignments'
import type { ResolvedDay } from '@allenio/contract/macro-fields'
import { countMacros, getMacro, getMacroForAssign, getMacroSettings, listMacroAuthors, listMacros } from '@allenio/contract/macros'
import { dayTypeOn } from '@allenio/domain/macros'
import { keepPreviousData } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { MacroFilters } from './list/filters.ts'

/** The form of macros that stand in no library. */
export const newMacroHref = (client: string): string => hrefTo('/macros/create', { search: { client } })

/** The same as what the client follows now, with other kcal instead of the mean of its days. */
export const scaledMacroHref = (
  client: string,
  { kcal, meanKcal, spentKcal }: { kcal: number; meanKcal: number; spentKcal: number },
): string => hrefTo('/macros/create', { search: { client, kcal: String(kcal), instead: String(meanKcal), spent: String(spentKcal) } })

/** The list as it opens is there without a connection, too. */
export const macrosQuery = ({ sort, ...filters }: MacroFilters) =>
  listQuery(
    listMacros,
    { ...filters, sort: sort ?? (filters.search ? 'relevance' : '-updated') },
    { rows: ({ macros }) => macros, quiet: true, linksFiles: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

/** Beside the list, never before it. The last counts stay until the next are there: tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: MacroFilters) => ({
  ...read(countMacros, filters, { quiet: true, ...(!isNarrowed(filters) && { isStored: true }) }),
  placeholderData: keepPreviousData,
})

export const clientEnergyQuery = (id: string) => read(getClientEnergy, { id }, { quiet: true, isStored: true })

export const authorsQuery = () => read(listMacroAuthors, {}, { quiet: true })

export const macroQuery = (id: string) => read(getMacro, { id }, { quiet: true })

export const macroToAssignQuery = (id: string) => read(getMacroForAssign, { id }, { isPageRead: true })

/** The names of the own types of days, and whether clients see their macros. */
export const macroSettingsQuery = () => read(getMacroSettings, {}, { quiet: true, isStored: true })

/** The assignments link to the photo of the client. */
export const clientMacrosQuery = (id: string) =>
  listQuery(listClientMacros, { id }, { rows: ({ assignments }) => assignments, quiet: true, isStored: true, linksFiles: true })

/** The target that counts on a day, of those that a client was given; undefined where none does. */
export function targetOn(assignments: readonly MacroAssignment[], day: string): ResolvedDay | undefined {
  const current = assignments.find(({ state }) => state === 'current')
  if (!current) return undefined
  const type = current.movedDays.find(moved => moved.day === day)?.dayType ?? dayTypeOn(current.week, day, current.calendar)
  return current.targets.find(({ dayType }) => dayType === type)
}

/** All that the client who asks was given; the device keeps it for where there is no signal. */
export const ownMacrosQuery = () => read(listOwnMacros, {}, { quiet: true, isStored: true })
