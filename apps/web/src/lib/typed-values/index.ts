// The reading of typed values and the counting of days, for the fields of `ui`, which may not know the domain.

export { addDays, addMonths, isDay, mondayOf, romeDay } from '@allenio/domain/days'
export { parseDay, parsePhone, parseTime, spacedPhone } from '@allenio/domain/typed-values'
export type { DayReading } from '@allenio/domain/typed-values'
