import type { MediaSource } from '#areas/client-files'
import { sql } from '#platform/db'
import { mayReadAnswers } from '../reach.ts'

/** The files of answers in the client's gallery, for members who may read them. Photos of progress come from the client's progress. */
export const surveyMedia: MediaSource = ({ clientId, viewer }) => sql`
  select n.file_id, 'survey', r.id, r.day, null, null from survey_answers r
  join survey_answer_files n on n.answer_id = r.id join surveys e on e.id = r.survey_id
  where r.client_id = ${clientId} and r.deleted_at is null and ${mayReadAnswers(viewer)}`
