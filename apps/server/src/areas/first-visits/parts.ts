import { firstVisitSteps, type FirstVisitStepName } from '@allenio/contract/first-visits'
import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql } from '#platform/db'

/** A step of a first visit, from the area whose rows show whether it is done. */
export interface FirstVisitPart {
  step: FirstVisitStepName
  /** A condition on the id of a client. */
  isDone: (client: Sql) => Sql
  /** Selects the id of the visit or plan that the step works on. */
  target?: (client: Sql) => Sql
}

export const firstVisitParts = collectionOf<FirstVisitPart>('first visit parts', ({ step }) => step)

const partOf = (step: FirstVisitStepName): FirstVisitPart | undefined => firstVisitParts.gathered().find(part => part.step === step)

/** The steps that are done, as a list of names, of the client of this id. */
export const doneSteps = (client: Sql): Sql =>
  sql`array_remove(array[${joined(
    firstVisitSteps.map(step => sql`case when ${partOf(step)?.isDone(client) ?? sql`false`} then ${step}::text end`),
    ', ',
  )}], null)`

/** For each step in order, what it works on. */
export const stepTargets = (client: Sql): Sql =>
  sql`array[${joined(
    firstVisitSteps.map(step => sql`(${partOf(step)?.target?.(client) ?? sql`null`})::uuid`),
    ', ',
  )}]`

/** The first step that is neither done nor left out, of a first visit `v`; null when all are behind. */
export const openStep = sql`(select s.step from unnest(${[...firstVisitSteps]}::text[]) with ordinality s (step, at)
  where s.step <> all(v.skipped_steps) and s.step <> all(d.steps) order by s.at limit 1)`

/** The visit or plan that the open step works on. */
export const openTarget = (client: Sql): Sql => sql`(${stepTargets(client)})[array_position(${[...firstVisitSteps]}::text[], ${openStep})]`
