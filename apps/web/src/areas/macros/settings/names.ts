import { ownDayTypes, type DayTypeNames, type OwnDayType } from '@allenio/contract/macros'

export type Name = NonNullable<DayTypeNames[OwnDayType]>

export const hasName = (name: Name | undefined): name is Name => name !== undefined && (name.it !== '' || name.en !== '')

/** The types that are in use, in their order. */
export const namedTypes = (names: DayTypeNames): OwnDayType[] => ownDayTypes.filter(type => hasName(names[type]))

/** The type that a new name takes; undefined where all have one. */
export const freeType = (names: DayTypeNames): OwnDayType | undefined => ownDayTypes.find(type => !hasName(names[type]))

export const withName = (names: DayTypeNames, type: OwnDayType, name: Name): DayTypeNames => ({
  ...names,
  [type]: { it: name.it.trim(), en: name.en.trim() },
})

export const withoutName = (names: DayTypeNames, type: OwnDayType): DayTypeNames =>
  Object.fromEntries(Object.entries(names).filter(([each]) => each !== type))
