import { messageSubjects } from '#areas/client-records'
import { activityParts, attentionParts, dayMarkParts } from '#areas/client-overview'
import { adherenceParts } from '#areas/clients'
import { bodyStateListeners } from '#areas/macros'
import { weightMarkParts } from '#areas/weights'
import { notificationKinds } from '#platform/notify'
import { dietAdherencePart } from './adherence-part.ts'
import { adherenceWeeks } from './adherence-weeks.ts'
import { mealDayMarks } from './day-marks.ts'
import { retractRefused } from './energy-readings.ts'
import { diaryActivity, diaryNote, dietAdherenceLow, energyOff, nothingLogged } from './home-parts.ts'
import { mealSubject } from './message-subject.ts'
import { diaryWritten, energyOffTarget } from './notifications.ts'

/** The parts of the team's side of the diary in other areas. */
export const teamContributions = [
  adherenceParts(dietAdherencePart),
  dayMarkParts(mealDayMarks),
  attentionParts(dietAdherenceLow, diaryNote, energyOff, nothingLogged),
  activityParts(diaryActivity),
  bodyStateListeners(retractRefused),
  messageSubjects(mealSubject),
  notificationKinds(diaryWritten, energyOffTarget),
  weightMarkParts(adherenceWeeks),
]
