import { CombinedComponents } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { operationsWriting } from '@allenio/domain/meal-plans'
import { findExclusions, readSystemFoodNames, type FoundExclusion } from '#areas/aliments'
import { readDishRecipes } from '#areas/recipes'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { createCombination } from '../combinations/combinations.ts'
import { releasePlan } from '../edits/completion.ts'
import { fillDemoAssignments } from './demo-assignments.ts'
import { editDemoPlan, fillDemoCopy, type MadePlan } from './demo-copy.ts'
import { componentsOf, daysOf, type LibraryNames } from './example-rows.ts'
import { conflictingDays, demoCombinations, demoPlans, draftDays, type DemoPlan } from './demo-plans.ts'
import { scaleDays } from '../foods/portions.ts'
import type { ExampleDay } from './example-meals.ts'
import { insertPlan } from '../edits/new-meal-plans.ts'

/** Long enough that somebody asks why it was not completed. */
const editedDaysAgo = 6
/** The energy of the days of the draft as they are written. */
const draftKcal = 1510

type Author = Row<'memberships', 'id'> & NotNull<Row<'memberships', 'person_id'>>

/** The nutritionist's library, a copy for the demo's client, what clients were given of them, drafts for two, and saved combinations. */
export const fillDemoPlans: FillDemo = async db => {
  const { id: authorId, person_id: personId } = await db.one<Author>(sql`
    select id, person_id from memberships where role in ('nutritionist', 'admin') and status = 'active' and person_id is not null
    order by role = 'nutritionist' desc, created_at limit 1`)
  const own = await db.maybeOne<Row<'clients', 'id'>>(sql`
    select c.id from clients c join memberships m on m.id = c.membership_id join persons p on p.id = m.person_id
    where p.email_key like 'client@%'`)
  const names = {
    foods: await readSystemFoodNames(db),
    recipes: new Map((await readDishRecipes(db)).map(recipe => [recipe.name_it, recipe])),
  }
  const plans: MadePlan[] = []
  for (const plan of demoPlans) plans.push(await createPlan(db, plan, { authorId, names }))
  const [week, ...others] = plans
  if (!week) return
  const { copy, template } = own ? await fillDemoCopy(db, week, { clientId: own.id, authorId, names }) : { copy: null, template: week }
  const ended = await fillDemoAssignments(db, own?.id, { plans: [template, ...others], copy, authorId })
  const [next] = ended
  if (next) await createDraft(db, next, { authorId, names })
  await createConflict(db, { authorId, names })
  const followedPlan = plans.find(({ isVegetarian }) => isVegetarian)
  if (followedPlan) await leaveDraft(db, followedPlan, authorId)
  for (const { name, foods } of demoCombinations) {
    const components = CombinedComponents.parse(componentsOf(foods, names))
    await createCombination(db, { membershipId: authorId, personId }, { name, components })
  }
}

interface Writing {
  authorId: string
  names: LibraryNames
}

async function createPlan(db: WorkspaceDb, plan: DemoPlan, { authorId, names }: Writing): Promise<MadePlan> {
  const { days, percents, isVegetarian = false, isPart = false, ...fields } = plan
  const [proteinPercent, carbsPercent, lipidsPercent] = percents
  const id = newId()
  const cells = { ...fields, proteinPercent, carbsPercent, lipidsPercent }
  await insertPlan(db, { id, cells, operations: operationsOf(id, days, names), authorId, clientId: null })
  const { title, kcal } = fields
  return { id, title, kcal, isVegetarian, isPart, releaseId: await releasePlan(db, { id, note: '', authorId }) }
}

const operationsOf = (id: string, days: readonly ExampleDay[], names: LibraryNames) =>
  operationsWriting(new Map(), { id, content: { days: daysOf(days, names) }, newId })

/** A plan for somebody whose last one has ended. */
async function createDraft(db: WorkspaceDb, { clientId, kcal }: { clientId: string; kcal: number }, { authorId, names }: Writing) {
  const id = newId()
  const operations = operationsOf(id, scaleDays(draftDays, kcal / draftKcal), names)
  const cells = { title: 'Secondo mese', description: 'Da finire: due giorni da alternare.', kcal }
  await insertPlan(db, { id, cells, operations, authorId, clientId })
}

/** A draft with a food to which its client is allergic: assigning it asks for a reason. */
async function createConflict(db: WorkspaceDb, { authorId, names }: Writing): Promise<void> {
  const clients = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c join client_collaborators k on k.client_id = c.id
    where k.membership_id = ${authorId} and c.status = 'active' and c.deleted_at is null order by c.created_at, c.id`)
  const ids = clients.map(({ id }) => id)
  const exclusions = await findExclusions(db, ids, 'it')
  const isAllergic = ({ kind, target }: FoundExclusion) => kind === 'allergy' && target.kind === 'allergen' && target.allergen === 'nuts'
  const clientId = ids.find(id => exclusions.get(id)?.some(isAllergic))
  if (clientId === undefined) return
  const id = newId()
  const cells = { title: 'Giorno tipo', description: 'Da adattare: manca ancora un controllo delle allergie.' }
  await insertPlan(db, { id, cells, operations: operationsOf(id, conflictingDays, names), authorId, clientId })
}

/** Somebody has begun to edit a plan that is followed, and was called away. */
async function leaveDraft(db: WorkspaceDb, { id }: MadePlan, authorId: string): Promise<void> {
  const cells = { description: 'Tre giorni da alternare; chi si allena presto divide la colazione in due.' }
  const at = new Date(Date.now() - editedDaysAgo * 86_400_000).toISOString()
  await editDemoPlan(db, { id, operations: [{ kind: 'set', id, cells }], authorId, at })
}
