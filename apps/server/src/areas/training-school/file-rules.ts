import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

export const courseFiles: FileRule = {
  columns: ['school_course_files.file_id'],
  ofPerson: sql`exists (select from school_course_files cf join school_courses c on c.id = cf.course_id
    join school_users u on u.school_id = c.school_id where cf.file_id = f.id and u.id = v.person_id)`,
}
