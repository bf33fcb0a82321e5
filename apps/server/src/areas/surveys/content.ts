import { type SurveyCells, type SurveyVersion, type surveyContent } from '@allenio/contract/surveys'
import { questionsOf } from '@allenio/domain/surveys'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { z } from 'zod'

type Fields = z.output<z.ZodObject<typeof surveyContent>>

/** The cells of a survey's own row; what is as preset is absent. */
export const cellsOf = ({ name, type, reader, welcomeFor, welcomeTypes, intro }: Fields): SurveyCells => ({
  name,
  type,
  ...(reader !== null && { reader }),
  ...(welcomeFor !== 'nobody' && { welcomeFor }),
  ...(welcomeTypes.length > 0 && { welcomeTypes }),
  ...(intro !== '' && { intro }),
})

/** Ids of rows are made on devices; one that another survey has is refused before it reaches the table. */
export async function refuseTakenKeys(db: WorkspaceDb, id: string, version: SurveyVersion): Promise<void> {
  const keys = questionsOf(version).map(({ key }) => key)
  const foreignQuestion = await db.maybeOne(sql`
    select from survey_questions q where q.id::text = any(${keys}::text[]) and q.document_id <> ${id} limit 1`)
  if (foreignQuestion) throw new AppError('record id taken')
}
