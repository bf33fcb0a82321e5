import { dayTypes, ownDayTypes, type DayType, type DayTypeNames } from '@allenio/contract/macros'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#lib/words'
import { macroSettingsQuery } from '../data.ts'
import { hasName } from '../settings/names.ts'
import { useTargetWords } from './words.ts'

/** Returns the names of day types; `names` has those of the business's own types. */
export function useNamedDayType(names: DayTypeNames | undefined): (type: DayType) => string {
  const t = useTargetWords()
  const language = useLanguage()
  return type => {
    if (type === 'every day' || type === 'training' || type === 'rest') return t(type)
    const own = names?.[type]
    // a name in one language is enough
    const name = own && (own[language] || own.it || own.en)
    return name || t('unnamed', { number: ownDayTypes.indexOf(type) + 1 })
  }
}

/** Returns the names of day types by the settings of the business. */
export function useDayTypeName(): (type: DayType) => string {
  const { data: settings } = useQuery(macroSettingsQuery())
  return useNamedDayType(settings?.dayTypeNames)
}

/** Returns the types that a day can be given: training, rest, and the business's own types with a name. */
export function useOfferedDayTypes(): { type: Exclude<DayType, 'every day'>; name: string }[] {
  const { data: settings } = useQuery(macroSettingsQuery())
  const nameOf = useNamedDayType(settings?.dayTypeNames)
  return dayTypes.flatMap(type => {
    const own = ownDayTypes.find(each => each === type)
    const isOffered = type !== 'every day' && (own === undefined || hasName(settings?.dayTypeNames[own]))
    return isOffered ? [{ type, name: nameOf(type) }] : []
  })
}
