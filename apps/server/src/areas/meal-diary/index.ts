import * as contract from '@allenio/contract/meal-diary'
import { exporters } from '#areas/account'
import { foodUses } from '#areas/aliments'
import { mediaSources } from '#areas/client-files'
import { clientJoins } from '#areas/clients'
import { mealPlanAssignmentUses } from '#areas/meal-plans'
import { demoParts } from '#platform/demo'
import { area } from '#platform/http'
import { unexportedTables } from '#platform/tables'
import { fillDemoDiaries } from './demo.ts'
import { dietBindings } from './diet/routes.ts'
import { diaryExporter, followingTables } from './export.ts'
import { joinDiaries, refreshJoinedSums } from './join.ts'
import { diariesOfFoods } from './matches.ts'
import { mealMedia } from './media.ts'
import { diaryMovedDays } from './moved-days.ts'
import { isEatenBy } from './queries.ts'
import { entryRecords, photoRecords, waterRecords } from './records.ts'
import { diaryBindings } from './routes.ts'
import { teamContributions } from './team/contributions.ts'
import { readEnergy, sweepEnergy } from './team/energy-readings.ts'
import { teamBindings } from './team/routes.ts'
import { mealDiaryWords } from './words.ts'

export const mealDiaryArea = area({
  name: 'meal-diary',
  tables: [
    'diary_days',
    'diary_meals',
    'diary_swaps',
    'diary_entries',
    'diary_matches',
    'diary_waters',
    'diary_photos',
    'diary_sums',
    'energy_readings',
  ],
  contract,
  bindings: [...diaryBindings, ...dietBindings, ...teamBindings],
  errors: contract.mealDiaryErrors,
  words: mealDiaryWords,
  jobs: [...entryRecords.jobs, ...waterRecords.jobs, ...photoRecords.jobs, refreshJoinedSums, readEnergy, sweepEnergy],
  contributes: [
    // before the records are moved: it reads on which days the one that goes has entries
    clientJoins(joinDiaries),
    ...entryRecords.contributes,
    ...waterRecords.contributes,
    ...photoRecords.contributes,
    exporters(diaryExporter),
    unexportedTables(followingTables),
    mediaSources(mealMedia),
    mealPlanAssignmentUses(isEatenBy),
    foodUses(diariesOfFoods),
    diaryMovedDays,
    demoParts(fillDemoDiaries),
    ...teamContributions,
  ],
})
