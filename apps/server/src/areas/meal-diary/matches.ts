import type { FoodUser } from '#areas/aliments'
import { jsonText, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

// The team says once which food some words of a client mean. Entries have what follows from it, and keep what their client wrote.

export type Match = Row<'diary_matches', 'id' | 'client_id' | 'words' | 'food' | 'grams' | 'measure'>

const matchColumns = sql`m.id, m.client_id, m.words, m.food, m.grams, m.measure`

/** Whether the client of an entry `r` chose its food, whatever the team has said since. */
export const isChosenFood: Sql = sql`(case when r.match_id is null then r.food is not null else r.written -> 'food' <> 'null' end)`

/** Finds what words of a client mean: what was said of theirs comes first. Of a food that was chosen nobody else's words tell. */
export const findMatch = (db: WorkspaceDb, clientId: string, { text, isChosen }: { text: string; isChosen: boolean }) =>
  db.maybeOne<Match>(sql`
    select ${matchColumns} from diary_matches m
    where m.words = diary_words(${text}) and (m.client_id = ${clientId} or (m.client_id is null and not ${isChosen}::boolean))
    order by m.client_id nulls last limit 1`)

export const findMatchById = (db: WorkspaceDb, id: string) =>
  db.maybeOne<Match>(sql`select ${matchColumns} from diary_matches m where m.id = ${id}`)

export const findBusinessMatch = (db: WorkspaceDb, words: string) =>
  db.maybeOne<Match>(sql`select ${matchColumns} from diary_matches m where m.client_id is null and m.words = ${words}`)

export type ChangedEntry = Row<'diary_entries', 'client_id' | 'day'>

interface Application {
  kcalPer100g: number | null
  /** The entries `r`. */
  condition: Sql
}

/** Gives entries the food of a match. A weight that the client wrote stays. */
export const applyMatch = (db: WorkspaceDb, { id, food, grams, measure }: Match, { kcalPer100g, condition }: Application) =>
  db.many<ChangedEntry>(sql`
    update diary_entries r set match_id = ${id}, food = ${jsonText(food)}::jsonb, grams = coalesce(w.grams, ${grams}),
      measure = case when w.grams is null then ${measure && jsonText(measure)}::jsonb else w.measure end,
      kcal = round(coalesce(w.grams, ${grams}) * ${kcalPer100g}::numeric / 100)::integer,
      written = jsonb_build_object('food', w.food, 'grams', w.grams, 'measure', w.measure, 'kcal', w.kcal)
    from (
      select r.workspace_id, r.id, r.food, r.grams, r.measure, r.kcal from diary_entries r where r.match_id is null and ${condition}
      union all
      select r.workspace_id, r.id, nullif(r.written -> 'food', 'null'), (r.written ->> 'grams')::integer,
        nullif(r.written -> 'measure', 'null'), (r.written ->> 'kcal')::integer
      from diary_entries r where r.match_id is not null and ${condition}
    ) w
    where w.workspace_id = r.workspace_id and w.id = r.id returning r.client_id, r.day::text as day`)

/** Gives entries back what their client wrote. */
export const undoMatch = (db: WorkspaceDb, id: string) =>
  db.many<ChangedEntry>(sql`
    update diary_entries r set match_id = null, written = null, food = nullif(r.written -> 'food', 'null'),
      grams = (r.written ->> 'grams')::integer, measure = nullif(r.written -> 'measure', 'null'),
      kcal = (r.written ->> 'kcal')::integer
    where r.match_id = ${id} returning r.client_id, r.day::text as day`)

/** Entries `r` that a match speaks of. For the whole business it leaves out foods that were chosen, and words that mean another food. */
export const isMatchedBy = ({ client_id: clientId, words }: Pick<Match, 'client_id' | 'words'>): Sql =>
  clientId === null
    ? sql`(r.words = ${words} and not ${isChosenFood}
        and not exists (select from diary_matches o where o.client_id = r.client_id and o.words = r.words))`
    : sql`(r.words = ${words} and r.client_id = ${clientId})`

const namesFood = (row: Sql) => sql`${row}.workspace_id = e.workspace_id and (${row}.food ->> 'id')::uuid = e.id`

/** Diaries name foods. Whose they are is nothing for the page of a food. */
export const diariesOfFoods: FoodUser = {
  isNamed: sql`(exists (select from diary_entries n where ${namesFood(sql`n`)} and n.food is not null)
    or exists (select from diary_matches n where ${namesFood(sql`n`)})
    or exists (select from diary_entries n where n.workspace_id = e.workspace_id and n.written -> 'food' ->> 'id' = e.id::text))`,
  list: () => Promise.resolve([]),
}
