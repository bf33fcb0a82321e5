import { sql, type Row, type SystemDb } from '#platform/db'
import type { FileRow } from '#platform/files'

interface SchoolUserRow
  extends Row<'school_users', 'id' | 'email' | 'name' | 'locale' | 'password_hash'>, Row<'training_schools', 'description'> {
  school_id: Row<'training_schools'>['id']
  school_name: Row<'training_schools'>['name']
}

const columns = sql`u.id, u.email, u.name, u.locale, u.password_hash, s.id as school_id, s.name as school_name, s.description`

export const findUserByAddress = (db: SystemDb, key: string) =>
  db.maybeOne<SchoolUserRow>(sql`
  select ${columns} from school_users u join training_schools s on s.id = u.school_id where u.email_key = ${key}`)

export const findUser = (db: SystemDb, id: string) =>
  db.maybeOne<SchoolUserRow>(sql`
  select ${columns} from school_users u join training_schools s on s.id = u.school_id where u.id = ${id}`)

type CourseRow = Row<'school_courses', 'id' | 'title' | 'body'>

export const listCourses = (db: SystemDb, schoolId: string) =>
  db.many<CourseRow>(sql`
  select id, title, body from school_courses where school_id = ${schoolId} order by position, created_at, id`)

export const listCourseFiles = (db: SystemDb, schoolId: string) =>
  db.many<FileRow & { course_id: Row<'school_courses'>['id'] }>(sql`
  select f.*, c.id as course_id from school_courses c
  join school_course_files cf on cf.course_id = c.id
  join files f on f.workspace_id = no_workspace() and f.id = cf.file_id and f.deleted_at is null
  where c.school_id = ${schoolId} order by cf.position, f.created_at, f.id`)
