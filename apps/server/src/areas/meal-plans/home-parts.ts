import type { Language } from '@allenio/contract'
import { allergicClients, selectTouchedAllergies } from '#areas/aliments'
import { attentionRow, daysBefore, defineAttention, type StepPart } from '#areas/client-overview'
import { macroAssignments } from '#areas/macros'
import { sql } from '#platform/db'
import { makeSay } from '#platform/words'
import { planAssignments } from './assignments/tables.ts'
import { isDraft } from './filters.ts'
import { isEnding, selectOver } from './plan-ends.ts'
import { judgedAt } from './releases/followers.ts'

const permission = 'update meal plans'
const group = 'nutrition'

/** Macros come first and the plan follows: it is asked for after these days, and no longer after the others. */
const macrosAloneDays = { from: 3, until: 30 } as const
/** A draft that lies for longer than this was forgotten. */
const draftDays = 3

const title = (_: unknown, detail: string) => ({ title: detail })

/** Somebody without a plan stands here until they have one, for two weeks. */
export const noMealPlan = defineAttention({
  reason: 'no meal plan',
  group,
  permission,
  urgency: 'late',
  words: {
    it: {
      label: 'Senza piano alimentare',
      sentence_one: '«{{title}}» è finito ieri: è senza piano',
      sentence_other: '«{{title}}» è finito {{count}} giorni fa: è senza piano',
    },
    en: {
      label: 'Without a meal plan',
      sentence_one: '“{{title}}” ended yesterday: no plan now',
      sentence_other: '“{{title}}” ended {{count}} days ago: no plan now',
    },
  },
  values: title,
  select: today => sql`
    ${attentionRow({ day: sql`o.day`, target: sql`o.id`, detail: sql`o.title` })}
    from (${selectOver(today)}) o join reached c on c.id = o.client_id`,
})

export const mealPlanEndingSoon = defineAttention({
  reason: 'meal plan ending',
  group,
  permission,
  urgency: 'soon',
  words: {
    it: {
      label: 'Piano alimentare in scadenza',
      sentence_zero: '«{{title}}» finisce oggi, poi nessun piano',
      sentence_one: '«{{title}}» finisce domani, poi nessun piano',
      sentence_other: '«{{title}}» finisce tra {{count}} giorni, poi nessun piano',
    },
    en: {
      label: 'Meal plan ending',
      sentence_zero: '“{{title}}” ends today, then no plan',
      sentence_one: '“{{title}}” ends tomorrow, then no plan',
      sentence_other: '“{{title}}” ends in {{count}} days, then no plan',
    },
  },
  values: title,
  select: today => sql`
    ${attentionRow({ day: sql`a.end_day`, target: sql`a.id`, detail: sql`a.title` })}
    from meal_plan_assignments a join reached c on c.id = a.client_id where ${isEnding(today)}`,
})

const followerWords = makeSay({
  it: { one: 'ha la versione di prima', many: 'in {{followers}} hanno la versione di prima' },
  en: { one: 'they have the previous version', many: '{{followers}} people have the previous version' },
})

/** A plan that was edited and not completed since, once for all who follow it: the first of them stands for the others. */
export const mealPlanDraft = defineAttention({
  reason: 'meal plan draft',
  group,
  permission,
  urgency: 'soon',
  words: {
    it: { label: 'Modifiche da completare', sentence_other: '«{{title}}», modifiche non completate da {{count}} giorni: {{who}}' },
    en: { label: 'Edits to complete', sentence_other: '“{{title}}” has had edits to complete for {{count}} days: {{who}}' },
  },
  values(language: Language, detail) {
    const [followers = '1', name = ''] = detail.split('\n')
    const say = followerWords(language)
    return { title: name, who: followers === '1' ? say('one') : say('many', { followers }) }
  },
  select: today => sql`
    ${attentionRow({
      day: sql`(f.updated_at at time zone 'Europe/Rome')::date`,
      since: sql`f.updated_at`,
      target: sql`f.id`,
      detail: sql`concat_ws(chr(10), f.followers, f.title)`,
    })}
    from (
      select e.id, e.title, d.updated_at, (array_agg(p.client_id order by p.client_id))[1] as client_id,
        count(distinct p.client_id) as followers
      from meal_plans e join documents d on d.id = e.id
      cross join lateral (
        select o.client_id from ${planAssignments.open(sql`a.client_id in (
          select n.client_id from meal_plan_assignments n join reached r on r.id = n.client_id where n.meal_plan_id = e.id)`)} o
        where o.meal_plan_id = e.id) p
      where e.deleted_at is null and ${isDraft} and (d.updated_at at time zone 'Europe/Rome')::date < ${daysBefore(today, draftDays)}
      group by e.id, e.title, d.updated_at) f
    join reached c on c.id = f.client_id`,
})

/** An allergy that was recorded after the plan was given, and that its foods or its words touch: one plan, however many allergies. */
export const mealPlanAllergy = defineAttention({
  reason: 'meal plan allergy',
  group,
  permission,
  urgency: 'late',
  words: {
    it: {
      label: 'Allergie nel piano',
      sentence_zero: '«{{title}}» tocca un’allergia da oggi',
      sentence_one: '«{{title}}» tocca un’allergia da ieri',
      sentence_other: '«{{title}}» tocca un’allergia da {{count}} giorni',
    },
    en: {
      label: 'Allergies in the plan',
      sentence_zero: '“{{title}}” involves an allergy as of today',
      sentence_one: '“{{title}}” involves an allergy as of yesterday',
      sentence_other: '“{{title}}” has involved an allergy for {{count}} days',
    },
  },
  values: title,
  select: () => sql`
    ${attentionRow({
      day: sql`(t.touched_at at time zone 'Europe/Rome')::date`,
      since: sql`t.touched_at`,
      target: sql`o.meal_plan_id`,
      detail: sql`o.title`,
    })}
    from ${planAssignments.open(sql`a.client_id in (${allergicClients})`)} o
    join reached c on c.id = o.client_id join document_releases r on r.id = o.release_id
    cross join lateral (
      select max(touched_at) as touched_at from (${selectTouchedAllergies({
        clientId: sql`o.client_id`,
        foodIds: sql`select food_id from meal_plan_release_foods where release_id = o.release_id`,
        descriptions: sql`
          select name_it || ' ' || name_en, stems, allergens from meal_plan_release_descriptions where release_id = o.release_id`,
        since: judgedAt,
      })}) e) t
    where t.touched_at is not null`,
})

/** Somebody who has macros and never had a plan, where the business gives plans to others. */
export const macrosWithoutPlan = defineAttention({
  reason: 'macros without meal plan',
  group,
  permission,
  urgency: 'low',
  words: {
    it: { label: 'Solo macro', sentence_other: 'Ha «{{title}}» da {{count}} giorni e ancora nessun piano' },
    en: { label: 'Macros only', sentence_other: 'Has had “{{title}}” for {{count}} days and no plan yet' },
  },
  values: title,
  select: today => sql`
    ${attentionRow({ day: sql`m.start_day`, target: sql`m.id`, detail: sql`m.title` })}
    from ${macroAssignments.open(sql`a.client_id in (
      select id from reached where id not in (select n.client_id from meal_plan_assignments n))`)} m join reached c on c.id = m.client_id
    where m.start_day between ${daysBefore(today, macrosAloneDays.until)} and ${daysBefore(today, macrosAloneDays.from)}
      and exists (select from meal_plan_assignments)`,
})

export const mealPlanStep: StepPart = { step: 'meal plan', isDone: () => sql`exists (select from meal_plans where deleted_at is null)` }
