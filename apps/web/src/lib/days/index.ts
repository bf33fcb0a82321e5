export { addDays, addMonths, clockIn, dayIn, daysBetween, datesIn, momentOf, mondayOf, weekdayOf } from '@allenio/domain/days'
