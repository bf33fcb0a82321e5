import { checkInAdherenceDays, type ComparedAnswer, type SurveyAnswerDetail } from '@allenio/contract/surveys'
import { addDays, romeDay } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { auditOnceADay } from '#platform/audit'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { adherenceOf, planColumns, type PlanRow } from '../assignments/plans.ts'
import { readFiles } from './files.ts'
import { listOfSurvey, presentAnswer, reachAnswer, type AnswerRow } from './queries.ts'
import { seriesOf } from './series.ts'
import { readVersions } from './versions.ts'

interface AnswerAt {
  clientId: string
  answerId: string
}

/** The sheet of a review. That a member of the team reads it is logged once a day. */
export async function readAnswerDetail(db: WorkspaceDb, actor: Actor, { clientId, answerId: id }: AnswerAt): Promise<SurveyAnswerDetail> {
  const answer = await reachAnswer(db, actor, id)
  const row = found(answer.client_id === clientId ? answer : undefined)
  await auditOnceADay(db, { personId: actor.personId, action: 'read survey answer', subjectId: id, day: romeDay() })
  const all = await listOfSurvey(db, { clientId: row.client_id, surveyId: row.survey_id })
  const versions = await readVersions(
    db,
    all.map(({ release_id: releaseId }) => releaseId),
  )
  const versionOf = (releaseId: string) => found(versions.get(releaseId)).version
  const at = all.findIndex(each => each.id === id)
  const [previous, first] = [at > 0 ? all[at - 1] : undefined, at > 1 ? all[0] : undefined]
  const filesOf = await readFiles(
    db,
    actor,
    [row, previous, first].flatMap(each => (each ? [each.answers] : [])),
  )
  const compared = (each: (typeof all)[number] | undefined): ComparedAnswer | null =>
    each ? { id: each.id, day: each.day, version: versionOf(each.release_id), answers: each.answers, files: filesOf(each.answers) } : null
  const former = await db.many<Row<'survey_former_answers', 'answers' | 'at'>>(sql`
    select answers, at from survey_former_answers where answer_id = ${id} order by at desc`)
  return {
    ...presentAnswer(row, actor),
    releaseId: row.release_id,
    version: versionOf(row.release_id),
    answers: row.answers,
    files: filesOf(row.answers),
    former,
    previous: compared(previous),
    first: compared(first),
    series: seriesOf(all.slice(0, at + 1).map(each => ({ day: each.day, version: versionOf(each.release_id), answers: each.answers }))),
    week: await readWeek(db, row),
    adherence: await readAdherence(db, row),
  }
}

interface Means {
  weight: number | null
  before: number | null
}

async function readWeek(db: WorkspaceDb, { client_id: clientId, day }: AnswerRow): Promise<SurveyAnswerDetail['week']> {
  const { weight, before } = await db.one<Means>(sql`
    select round(avg(w.kg) filter (where w.day > ${addDays(day, -7)}::date), 2) as weight,
      round(avg(w.kg) filter (where w.day <= ${addDays(day, -7)}::date), 2) as before
    from weights w where w.client_id = ${clientId} and w.deleted_at is null and w.day > ${addDays(day, -14)}::date and w.day <= ${day}`)
  return { weight, weightBefore: before }
}

type AnsweredCheckIn = NotNull<Row<'survey_answers', 'due_day'>>

const nothingDue = { due: 0, answered: 0, percent: null }

async function readAdherence(
  db: WorkspaceDb,
  { assignment_id: id, client_id: clientId }: AnswerRow,
): Promise<SurveyAnswerDetail['adherence']> {
  if (id === null) return nothingDue
  const plan = await db.maybeOne<PlanRow>(sql`
    select ${planColumns} from survey_assignments u join client_actions a on a.id = u.id join clients c on c.id = u.client_id
    where u.id = ${id}`)
  if (!plan) return nothingDue
  const today = romeDay()
  const answered = await db.many<AnsweredCheckIn>(sql`
    select r.due_day from survey_answers r where r.assignment_id = ${id} and r.client_id = ${clientId}
      and r.due_day > ${addDays(today, -checkInAdherenceDays)} and r.deleted_at is null`)
  return adherenceOf(plan, new Set(answered.map(({ due_day: day }) => day)), today)
}
