// The parts that areas add to a client's overview and day, to the calendar and to the home page. The tables stand with the areas that
// own them, so there is nothing here to declare.
export { agendaParts, countedByDay, type AgendaPart, type AgendaPartEntry, type AgendaQuery } from './agenda-parts.ts'
export { dayMarkParts, marksOfAgenda, readDayMarks, type DayMarkPart } from './day-marks.ts'
export {
  activityParts,
  attentionParts,
  attentionRow,
  defineAttention,
  daysBefore,
  findReason,
  recordsByDay,
  stepParts,
  type ActivityPart,
  type AttentionGroup,
  type AttentionPart,
  type AttentionView,
  type StepPart,
} from './home-parts.ts'
export {
  calendarWindow,
  readTrainingCalendars,
  readTrainingKinds,
  trainingCalendars,
  type ClientTraining,
  type DateWindow,
  type ReadTraining,
} from './training-calendars.ts'
