import type { Language } from '@allenio/contract'
import { emailKey } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import type { Readable } from 'node:stream'
import { audit } from '#platform/audit'
import { endSessions, forgetDevices, hashPassword } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { deleteFile, keepFile } from '#platform/files'

// The super admin runs these commands from the command line; no endpoint reaches them.

export interface NewSchool {
  name: string
  description?: string
}

export async function createSchool(db: SystemDb, { name, description = '' }: NewSchool): Promise<string> {
  const id = newId()
  await db.run(sql`insert into training_schools (id, name, description) values (${id}, ${name}, ${description})`)
  await auditSchool(db, 'create school', id)
  return id
}

export interface NewSchoolUser {
  schoolId: string
  email: string
  name: string
  password: string
  language?: Language
}

export async function addSchoolUser(db: SystemDb, user: NewSchoolUser): Promise<string> {
  const { schoolId, email, name, password, language = 'it' } = user
  const id = newId()
  await db.run(sql`
    insert into school_users (id, school_id, email, email_key, password_hash, name, locale)
    values (${id}, ${schoolId}, ${email}, ${emailKey(email)}, ${await hashPassword(password)}, ${name}, ${language})`)
  await auditSchool(db, 'add school user', id)
  return id
}

/** Ends every session of that user; false when nobody has the address. */
export async function setSchoolPassword(db: SystemDb, email: string, password: string): Promise<boolean> {
  const user = await db.maybeOne<Row<'school_users', 'id'>>(sql`
    update school_users set password_hash = ${await hashPassword(password)} where email_key = ${emailKey(email)} returning id`)
  if (!user) return false
  await endSessions(db, user.id)
  await forgetDevices(db, user.id)
  await auditSchool(db, 'set school password', user.id)
  return true
}

export async function removeSchoolUser(db: SystemDb, email: string): Promise<boolean> {
  const user = await db.maybeOne<Row<'school_users', 'id'>>(sql`
    delete from school_users where email_key = ${emailKey(email)} returning id`)
  if (!user) return false
  await endSessions(db, user.id)
  await forgetDevices(db, user.id)
  await auditSchool(db, 'remove school user', user.id)
  return true
}

export interface NewCourse {
  schoolId: string
  title: string
  text?: string
}

export async function addCourse(db: SystemDb, { schoolId, title, text = '' }: NewCourse): Promise<string> {
  const id = newId()
  await db.run(sql`
    insert into school_courses (id, school_id, title, body, position) values (${id}, ${schoolId}, ${title}, ${text},
      (select coalesce(max(position), 0) + 1 from school_courses where school_id = ${schoolId}))`)
  await auditSchool(db, 'add course', id)
  return id
}

export async function removeCourse(db: SystemDb, courseId: string): Promise<boolean> {
  for (const { file_id } of await filesOf(db, sql`c.id = ${courseId}`)) await deleteFile(db, file_id)
  const isGone = (await db.run(sql`delete from school_courses where id = ${courseId}`)) > 0
  if (isGone) await auditSchool(db, 'remove course', courseId)
  return isGone
}

export interface NewCourseFile {
  courseId: string
  name: string
  mimeType: string
  body: Readable
}

/** The file belongs to no account; each reader of the course gets links of their own. */
export async function addCourseFile(db: SystemDb, { courseId, name, mimeType, body }: NewCourseFile): Promise<string> {
  const file = await keepFile(db, { personId: courseId, name, mimeType, body, accept: ['*/*'], maxBytes: Number.MAX_SAFE_INTEGER })
  await db.run(sql`
    insert into school_course_files (course_id, file_id, position) values (${courseId}, ${file.id},
      (select coalesce(max(position), 0) + 1 from school_course_files where course_id = ${courseId}))`)
  await auditSchool(db, 'add course file', file.id)
  return file.id
}

export async function removeCourseFile(db: SystemDb, fileId: string): Promise<boolean> {
  const isGone = (await db.run(sql`delete from school_course_files where file_id = ${fileId}`)) > 0
  if (!isGone) return false
  await deleteFile(db, fileId)
  await auditSchool(db, 'remove course file', fileId)
  return true
}

export async function removeSchool(db: SystemDb, schoolId: string): Promise<boolean> {
  for (const { file_id } of await filesOf(db, sql`c.school_id = ${schoolId}`)) await deleteFile(db, file_id)
  const users = await db.many<Row<'school_users', 'id'>>(sql`select id from school_users where school_id = ${schoolId}`)
  for (const { id } of users) {
    await endSessions(db, id)
    await forgetDevices(db, id)
  }
  const isGone = (await db.run(sql`delete from training_schools where id = ${schoolId}`)) > 0
  if (isGone) await auditSchool(db, 'remove school', schoolId)
  return isGone
}

interface ListedSchool extends Row<'training_schools', 'id' | 'name'> {
  users: { email: string; name: string }[]
  courses: { id: string; title: string; files: { id: string; name: string }[] }[]
}

export const listSchools = (db: SystemDb) =>
  db.many<ListedSchool>(sql`
  select s.id, s.name,
    (select coalesce(json_agg(json_build_object('email', u.email, 'name', u.name) order by u.email), '[]')
      from school_users u where u.school_id = s.id) as users,
    (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'files',
        (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by cf.position), '[]')
          from school_course_files cf join files f on f.workspace_id = no_workspace() and f.id = cf.file_id
          where cf.course_id = c.id)
      ) order by c.position), '[]') from school_courses c where c.school_id = s.id) as courses
  from training_schools s order by s.name, s.id`)

const filesOf = (db: SystemDb, which: ReturnType<typeof sql>) =>
  db.many<Row<'school_course_files', 'file_id'>>(sql`
  select cf.file_id from school_course_files cf join school_courses c on c.id = cf.course_id where ${which}`)

const auditSchool = (db: SystemDb, action: string, subjectId: string) => audit(db, { personId: null, action, subjectId })
