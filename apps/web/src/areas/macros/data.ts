import {
  getClientEnergy,
  listClientMacros,
  listOwnMacros,
  countMacros,
  getMacro,
  getMacroForAssign,
  getMacroSettings,
  listMacroAuthors,
  listMacros,
  type MacroAssignment,
  type ResolvedDay,
} from '@allenio/contract/macros'
import { dayTypeOn } from '@allenio/domain/macros'
import { keepPreviousData } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { MacroFilters } from './list/filters.ts'

/** The address of the form for a macro that belongs to one client. */
export const newMacroHref = (client: string): string => hrefTo('/macros/create', { search: { client } })

/** The address of that form with the client's present macro, scaled to other kcal than the mean of its days. */
export const scaledMacroHref = (
  client: string,
  { kcal, meanKcal, spentKcal }: { kcal: number; meanKcal: number; spentKcal: number },
): string => hrefTo('/macros/create', { search: { client, kcal: String(kcal), instead: String(meanKcal), spent: String(spentKcal) } })

/** The list of macros. Its first page is stored, so that it is available without a connection. */
export const macrosQuery = ({ sort, ...filters }: MacroFilters) =>
  listQuery(
    listMacros,
    { ...filters, sort: sort ?? (filters.search ? 'relevance' : '-updated') },
    { rows: ({ macros }) => macros, quiet: true, linksFiles: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

/** The counts beside the list, which does not wait for them. The last counts stay until the next arrive, so that tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: MacroFilters) => ({
  ...read(countMacros, filters, { quiet: true, ...(!isNarrowed(filters) && { isStored: true }) }),
  placeholderData: keepPreviousData,
})

export const clientEnergyQuery = (id: string) => read(getClientEnergy, { id }, { quiet: true, isStored: true })

export const authorsQuery = () => read(listMacroAuthors, {}, { quiet: true })

export const macroQuery = (id: string) => read(getMacro, { id }, { quiet: true })

export const macroToAssignQuery = (id: string) => read(getMacroForAssign, { id }, { isPageRead: true })

/** The settings: the names of own day types, and whether clients see their macros. */
export const macroSettingsQuery = () => read(getMacroSettings, {}, { quiet: true, isStored: true })

/** The macros of a client. The assignments link to the client's photo. */
export const clientMacrosQuery = (id: string) =>
  listQuery(listClientMacros, { id }, { rows: ({ assignments }) => assignments, quiet: true, isStored: true, linksFiles: true })

/** Finds the target that counts on a day among a client's assignments; undefined where none does. */
export function targetOn(assignments: readonly MacroAssignment[], day: string): ResolvedDay | undefined {
  const current = assignments.find(({ state }) => state === 'current')
  if (!current) return undefined
  const type = current.movedDays.find(moved => moved.day === day)?.dayType ?? dayTypeOn(current.week, day, current.calendar)
  return current.targets.find(({ dayType }) => dayType === type)
}

/** All macros of the asking client; the device stores them for use without a network. */
export const ownMacrosQuery = () => read(listOwnMacros, {}, { quiet: true, isStored: true })
