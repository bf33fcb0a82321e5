import type { Exporter } from '#areas/account'
import { defineClientRecords } from '#areas/client-records'
import { sql, type TableName } from '#platform/db'

export const surveyTables = [
  'surveys',
  'survey_pages',
  'survey_questions',
  'survey_assignments',
  'survey_drafts',
] as const satisfies readonly TableName[]

/** Answers are exported, joined, swept and erased as other records of clients are. */
export const answerRecords = defineClientRecords({
  table: 'survey_answers',
  otherTables: ['survey_former_answers', 'survey_answer_files'],
  exports: {
    'survey-answers': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.survey_id, e.name as survey, r.release_id, r.due_day, r.number, r.day, r.answers, r.is_by_client,
        r.sent_at, r.updated_at, r.reviewed_at, r.sent_back_note,
        (select json_agg(f.answers order by f.at) from survey_former_answers f where f.answer_id = r.id) as former_answers
      from survey_answers r join surveys e on e.id = r.survey_id where r.deleted_at is null and ${condition} order by r.sent_at, r.id`),
  },
  files: {
    column: 'survey_answer_files.file_id',
    rows: sql`survey_answer_files n join survey_answers r on r.workspace_id = n.workspace_id and r.id = n.answer_id`,
    fileId: sql`n.file_id`,
    mayMemberSee: sql`(m.role not in ('coach', 'nutritionist') or not exists (
      select from survey_answer_files k join survey_answers a on a.workspace_id = k.workspace_id and a.id = k.answer_id
      join surveys e on e.workspace_id = a.workspace_id and e.id = a.survey_id
      where k.workspace_id = f.workspace_id and k.file_id = f.id and e.reader <> m.role))`,
  },
})

type Row = Record<string, unknown>

export const surveyExporter: Exporter = {
  tables: surveyTables,

  ofMember: async () => ({ tables: [] }),

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'surveys',
        rows: await db.many<Row>(sql`
        select id, cells, author_id, version, published_at, archived_at, created_at from surveys where deleted_at is null
        order by created_at, id`),
      },
      {
        name: 'survey-pages',
        rows: await db.many<Row>(sql`
        select p.id, p.document_id as survey_id, p.place, p.cells from survey_pages p join surveys e on e.id = p.document_id
        where p.deleted_at is null and e.deleted_at is null order by p.document_id, p.place, p.id`),
      },
      {
        name: 'survey-questions',
        rows: await db.many<Row>(sql`
        select q.id, q.document_id as survey_id, q.parent_id as page_id, q.place, q.cells from survey_questions q
        join surveys e on e.id = q.document_id
        where q.deleted_at is null and e.deleted_at is null order by q.document_id, q.parent_id, q.place, q.id`),
      },
      {
        name: 'survey-assignments',
        rows: await db.many<Row>(sql`
        select id, survey_id, client_id, opens_hours_before, reminder_hour, message, assigned_by, ended_at, created_at
        from survey_assignments order by created_at, id`),
      },
      {
        name: 'survey-drafts',
        rows: await db.many<Row>(
          sql`select assignment_id, client_id, release_id, answers, saved_at from survey_drafts order by assignment_id`,
        ),
      },
    ],
  }),
}
