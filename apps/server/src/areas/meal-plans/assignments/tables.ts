import { assignmentChanges, assignmentTable } from '#areas/client-records'

export const planAssignments = assignmentTable({ table: 'meal_plan_assignments', subject: 'meal_plan_id', end: 'end_day' })
export const assignmentEnds = assignmentChanges(planAssignments, 'meal plan')
