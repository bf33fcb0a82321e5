import * as assignments from '@allenio/contract/meal-plan-assignments'
import * as changes from '@allenio/contract/meal-plan-changes'
import * as paper from '@allenio/contract/meal-plan-paper'
import * as settings from '@allenio/contract/meal-plan-settings'
import * as core from '@allenio/contract/meal-plans'
import { exporters } from '#areas/account'
import { foodUses } from '#areas/aliments'
import { clientJoins, moveRecords } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql } from '#platform/db'
import { demoParts } from '#platform/demo'
import { documentKinds } from '#platform/documents'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { changeWatchers, thingRooms } from '#platform/realtime'
import { assignmentBindings } from './assignments/routes.ts'
import { sweepDeletedPlans } from './deletion.ts'
import { fillDemoPlans } from './demo.ts'
import { editingBindings } from './editing-routes.ts'
import { mealPlanExporter, mealPlanTables } from './export.ts'
import { mealPlansOfFoods } from './food-uses.ts'
import { mealPlanKind } from './kind.ts'
import { paperBindings } from './paper/routes.ts'
import { readBindings } from './read-routes.ts'
import { mealPlanAssigned, mealPlanChanged } from './notifications.ts'
import { releaseBindings } from './releases/routes.ts'
import { sweepPublications } from './releases/publications.ts'
import { mealPlanRooms } from './rooms.ts'
import { mealPlanContent } from './team-content.ts'
import { mealPlanWatchers } from './watchers.ts'
import { mealPlanWords } from './words.ts'
import { writeBindings } from './write-routes.ts'

export const mealPlansArea = area({
  name: 'meal-plans',
  tables: mealPlanTables,
  contract: { ...core, ...changes, ...settings, ...assignments, ...paper },
  bindings: [...readBindings, ...writeBindings, ...editingBindings, ...assignmentBindings, ...releaseBindings, ...paperBindings],
  errors: { ...core.mealPlanErrors, ...assignments.mealPlanAssignmentErrors },
  words: mealPlanWords,
  jobs: [sweepDeletedPlans, sweepPublications],
  contributes: [
    exporters(mealPlanExporter),
    clientJoins(moveRecords(sql`meal_plans`), moveRecords(sql`meal_plan_assignments`)),
    teamContent(mealPlanContent),
    foodUses(mealPlansOfFoods),
    documentKinds(mealPlanKind),
    thingRooms(mealPlanRooms),
    changeWatchers(mealPlanWatchers),
    notificationKinds(mealPlanAssigned, mealPlanChanged),
    demoParts(fillDemoPlans),
  ],
})
