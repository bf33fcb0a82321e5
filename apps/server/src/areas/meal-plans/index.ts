import * as contract from '@allenio/contract/meal-plans'
import { exporters } from '#areas/account'
import { foodUses } from '#areas/aliments'
import { messageSubjects } from '#areas/client-records'
import { attentionParts, stepParts } from '#areas/client-overview'
import { clientJoins, moveRecords } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { firstVisitParts } from '#areas/first-visits'
import { givenRecipes } from '#areas/recipes'
import { weightMarkParts } from '#areas/weights'
import { sql } from '#platform/db'
import { demoParts } from '#platform/demo'
import { documentKinds } from '#platform/documents'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { changeWatchers, thingRooms } from '#platform/realtime'
import { assignmentBindings } from './assignments/routes.ts'
import { sweepDeletedCombinations } from './combinations/deletion.ts'
import { combinationsOfFoods } from './combinations/food-uses.ts'
import { combinationBindings } from './combinations/routes.ts'
import { sweepDeletedPlans } from './deletion.ts'
import { fillDemoPlans } from './examples/demo.ts'
import { editingBindings } from './edits/editing-routes.ts'
import { mealPlanExporter, mealPlanTables } from './export.ts'
import { assignmentStep, planStep } from './edits/first-visit.ts'
import { mealPlansOfFoods } from './foods/food-uses.ts'
import { recipesOfGivenPlans } from './foods/given-recipes.ts'
import { macrosWithoutPlan, mealPlanAllergy, mealPlanDraft, mealPlanEndingSoon, mealPlanStep, noMealPlan } from './home-parts.ts'
import { mealPlanKind } from './kind.ts'
import { mealPlanSubject } from './message-subject.ts'
import { paperBindings } from './paper/routes.ts'
import { readBindings } from './read-routes.ts'
import { mealPlanAssigned, mealPlanChanged, mealPlanEnding, ownMealPlanEnding } from './notifications.ts'
import { announceEnds, sweepEnds } from './plan-ends.ts'
import { releaseBindings } from './releases/routes.ts'
import { sweepPublications } from './releases/publications.ts'
import { mealPlanRooms } from './rooms.ts'
import { mealPlanContent } from './team-content.ts'
import { templateBindings } from './template/routes.ts'
import { mealPlanWatchers } from './watchers.ts'
import { planMarks } from './weight-marks.ts'
import { mealPlanWords } from './words.ts'
import { writeBindings } from './write-routes.ts'

export const mealPlansArea = area({
  name: 'meal-plans',
  tables: mealPlanTables,
  contract,
  bindings: [
    ...readBindings,
    ...writeBindings,
    ...editingBindings,
    ...assignmentBindings,
    ...releaseBindings,
    ...templateBindings,
    ...paperBindings,
    ...combinationBindings,
  ],
  errors: { ...contract.mealPlanErrors, ...contract.mealPlanAssignmentErrors, ...contract.mealCombinationErrors },
  words: mealPlanWords,
  jobs: [sweepDeletedPlans, sweepDeletedCombinations, sweepPublications, sweepEnds, announceEnds],
  contributes: [
    exporters(mealPlanExporter),
    clientJoins(moveRecords(sql`meal_plans`), moveRecords(sql`meal_plan_assignments`)),
    teamContent(mealPlanContent),
    foodUses(mealPlansOfFoods, combinationsOfFoods),
    givenRecipes(recipesOfGivenPlans),
    documentKinds(mealPlanKind),
    thingRooms(mealPlanRooms),
    changeWatchers(mealPlanWatchers),
    notificationKinds(mealPlanAssigned, mealPlanChanged, mealPlanEnding, ownMealPlanEnding),
    messageSubjects(mealPlanSubject),
    attentionParts(mealPlanAllergy, noMealPlan, mealPlanEndingSoon, mealPlanDraft, macrosWithoutPlan),
    stepParts(mealPlanStep),
    firstVisitParts(planStep, assignmentStep),
    demoParts(fillDemoPlans),
    weightMarkParts(planMarks),
  ],
})

export { addPlanDay } from './added-days.ts'
export { assignmentUses as mealPlanAssignmentUses } from './assignments/assignments.ts'
export { planAssignments } from './assignments/tables.ts'
export { presentPlannedDays } from './detail.ts'
export { presentJudgedFood } from './foods/judged-food.ts'
export { foodAllergies, ownDays } from './own-days.ts'
export { findHits } from './foods/exclusion-hits.ts'
export { listGivenFoods } from './foods/foods.ts'
export { energyCodes, summableFoodsFor } from './figures.ts'
export {
  findGivenMeal,
  findGivenRelease,
  findGivenSince,
  isReleaseGiven,
  listGivenChanges,
  listGivenPlans,
  readGivenMeal,
  readGivenReleases,
  withCalendars,
  type GivenChange,
  type GivenPlan,
  type GivenRelease,
} from './edits/given-plans.ts'
export { mealPlanKind } from './kind.ts'
export { createPlan } from './edits/new-meal-plans.ts'
export { nameSubjects as nameMealPlans } from './reach.ts'
export { foodsIn } from './releases/release-content.ts'
export { readMealPlanSettings } from './settings.ts'
